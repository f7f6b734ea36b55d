"""A person at the terminal against bots: what they see, what they may do, and the talk between the two."""

from generator.play.conversation import Conversation, End

__all__ = ["Conversation", "End"]
