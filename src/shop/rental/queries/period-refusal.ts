import { type Message, message } from "#kernel/wire/message"
import { invalidField, type Refusal, refuse } from "#platform/refusal"
import type { PlainCode } from "#texts/codes"
import type { Texts } from "#texts/texts"
import type { BrokenRule, CalendarRule } from "../rules/calendar-rules"
import { UnknownDeliveryTypeError } from "../rules/errors"
import type { Obstacle, Refusal as PeriodRefusal, RefusalReason } from "../rules/refusal"
import type { PeriodConflict } from "../wire/rental"
import { ruleWire } from "./rule-wire"

const RULE_CODES: Record<CalendarRule, PlainCode> = {
  format: "rental.format",
  past: "input.day_over",
  earliest: "rental.earliest",
  sunday: "rental.sunday",
  saturday: "rental.saturday",
  order: "rental.order",
  horizon: "rental.horizon",
}

const REASON_CODES: Record<Exclude<RefusalReason, "rule">, PlainCode> = {
  booked: "rental.booked",
  transit: "rental.transit",
  closed: "rental.closed",
  lead_time: "rental.lead_time",
  maintenance: "rental.maintenance",
  no_single_unit: "rental.no_single_unit",
}

/** Why something can't be had; a rule says it in words of its own. */
export const obstacleMessage = ({ reason, rule }: Obstacle): Message =>
  reason === "rule" ? message("rental.rule", { refusal: rule?.refusal ?? "" }) : message(REASON_CODES[reason])

/** What a call names the two days of a period. */
export type PeriodFieldNames = Record<BrokenRule["field"], string>

const CART_FIELDS: PeriodFieldNames = { start: "rentalstartdate", end: "rentalenddate" }

/** 400 for a period that the fixed rules of the calendar forbid, keyed by the end that breaks one (ruling 2). */
export const brokenRuleError = ({ field, rule }: BrokenRule, names = CART_FIELDS): Refusal =>
  invalidField(names[field], RULE_CODES[rule])

/** For `catch`: 400 for a delivery type that doesn't exist, anything else as it was. */
export function refuseUnknownDelivery(error: unknown): never {
  throw error instanceof UnknownDeliveryTypeError ? invalidField("delivery", "rental.delivery_unknown") : error
}

const conflictOf = ({ reason, rule, day, alternatives }: PeriodRefusal, item?: string) => ({
  reason,
  ...ruleWire({ rule }),
  day,
  alternatives: alternatives.map(({ start, end }) => ({ rentalstartdate: start, rentalenddate: end })),
  ...(item === undefined ? {} : { item }),
})

/** Why a period can't be had and what is possible instead, as the wire says it. */
export const toPeriodConflict = (refusal: PeriodRefusal, item: string, texts: Texts): PeriodConflict => ({
  ...conflictOf(refusal, item),
  non_field_errors: [texts(obstacleMessage(refusal))],
})

/** 409 for a period that can't be had; `item` names the line where there are several. */
export const periodConflictError = (refusal: PeriodRefusal, item?: string): Refusal =>
  refuse(obstacleMessage(refusal), { status: 409, extra: conflictOf(refusal, item) })
