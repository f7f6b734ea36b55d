"""What games of the Three Kingdoms family share: seats, distance, cards in use, judgement, damage, skills.

Nothing here knows a game, a card or a hero by name, but for the words that the family has in common.
"""
