import type { Obstacle } from "../rules/refusal"
import type { DayRuleWire } from "../wire/rental"

/** The rule that is the reason, as the wire says it; nothing of any other reason. */
export const ruleWire = ({ rule }: Pick<Obstacle, "rule">): { rule?: DayRuleWire } =>
  rule ? { rule: { code: rule.code, title: rule.title } } : {}
