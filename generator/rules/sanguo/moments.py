"""The names of moments at which skills and equipment may act."""

DECLARED = "declared"
TARGETS_CHOSEN = "targets chosen"
BECOMING_TARGET = "becoming target"
TARGETED = "targeted"
BEFORE_EFFECT = "before effect"
RESPONSE = "response"
OFFSET = "offset"
USED = "used"

CAUSE_DAMAGE = "cause damage"
TOOK_DAMAGE = "took damage"
AFTER_CAUSE_DAMAGE = "after cause damage"
AFTER_TOOK_DAMAGE = "after took damage"
DEATH = "death"
RESCUE = "rescue"

JUDGEMENT_PENDING = "judgement pending"
JUDGEMENT_FIXED = "judgement fixed"

PHASE_SKIP = "phase skip"
START = "start"
DRAW_COUNT = "draw count"
DRAWN = "drawn"
END = "end"
ACTION = "action"

MOVED = "moved"
