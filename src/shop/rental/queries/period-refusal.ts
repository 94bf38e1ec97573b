import { invalidField, Refusal, refusedInput } from "#platform/refusal"
import type { BrokenRule, CalendarRule } from "../rules/calendar-rules"
import { UnknownDeliveryTypeError } from "../rules/errors"
import type { Refusal as PeriodRefusal, RefusalReason } from "../rules/refusal"
import type { PeriodConflict } from "../wire/rental"

const RULE_TEXTS: Record<CalendarRule, string> = {
  format: "Bitte wählen Sie ein gültiges Datum.",
  past: "Dieser Tag ist vorbei.",
  earliest: "Gemietet wird frühestens ab morgen, am Freitag ab Montag.",
  sunday: "Eine Miete beginnt und endet nicht an einem Sonntag.",
  saturday: "An einem Samstag ist das nicht möglich.",
  order: "Das Mietende liegt vor dem Mietbeginn.",
  horizon: "So weit im Voraus sind Mieten noch nicht möglich.",
}

export const REASON_TEXTS: Record<RefusalReason, string> = {
  booked: "In diesem Zeitraum ist kein Gerät frei.",
  transit: "Das Gerät ist zwar frei, kann aber nicht rechtzeitig bei Ihnen oder zurück sein.",
  closed: "An diesem Tag haben wir geschlossen; Mieten beginnen und enden dann nicht.",
  lead_time: "Für diesen Mietbeginn reicht die Zeit für den Versand nicht mehr.",
  maintenance: "In diesem Zeitraum wird das Gerät gewartet.",
  no_single_unit: "Kein einzelnes Gerät ist über den ganzen Zeitraum frei.",
}

/** What a call names the two days of a period. */
export type PeriodFieldNames = Record<BrokenRule["field"], string>

const CART_FIELDS: PeriodFieldNames = { start: "rentalstartdate", end: "rentalenddate" }

/** 400 for a period that the fixed rules of the calendar forbid, keyed by the end that breaks one (ruling 2). */
export const brokenRuleError = ({ field, rule }: BrokenRule, names = CART_FIELDS): Refusal =>
  refusedInput({ [names[field]]: [RULE_TEXTS[rule]] })

/** The same for a later end of a rental that stands: its order is that of the two ends. */
export const brokenExtensionError = (rule: CalendarRule, field: string): Refusal =>
  refusedInput({ [field]: [rule === "order" ? "Das neue Mietende muss nach dem jetzigen liegen." : RULE_TEXTS[rule]] })

/** For `catch`: 400 for a delivery type that doesn't exist, anything else as it was. */
export function refuseUnknownDelivery(error: unknown): never {
  throw error instanceof UnknownDeliveryTypeError ? invalidField("delivery", "Unbekannte Lieferart.") : error
}

/** Why a period can't be had and what is possible instead, as the wire says it. */
export const toPeriodConflict = ({ reason, day, alternatives }: PeriodRefusal, item?: string): PeriodConflict => ({
  reason,
  day,
  alternatives: alternatives.map(({ start, end }) => ({ rentalstartdate: start, rentalenddate: end })),
  non_field_errors: [REASON_TEXTS[reason]],
  ...(item === undefined ? {} : { item }),
})

/** 409 for a period that can't be had; `item` names the line where there are several. */
export const periodConflictError = (refusal: PeriodRefusal, item?: string): Refusal =>
  new Refusal(409, toPeriodConflict(refusal, item))
