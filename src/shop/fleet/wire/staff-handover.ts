import * as z from "zod/mini"
import { messageKey } from "#kernel/wire/message"
import { lineOfText, optionalLine, optionalText, requiredText } from "#kernel/wire/primitives"
import { type DeskGiven, type DeskPart, givenPartsField, partsBackField } from "#shop/parts/wire/desk-parts"
import { type ChecklistItem, MOST_PHOTOS, type ProtocolKind } from "#shop/rental/rules/hand-over/protocol"
import type { ReservationState } from "#shop/rental/wire/reservation"

const LONGEST_LIST = 80

/** Ids of private files that staff uploaded for it before. */
const photos = z
  .array(z.string("input.invalid").check(z.maxLength(100, "input.invalid")), "input.invalid")
  .check(z.maxLength(MOST_PHOTOS, messageKey("input.too_many_photos", { most: MOST_PHOTOS })))

const checklist = z
  .array(z.object({ text: lineOfText("input.invalid", 300), is_checked: z.boolean("input.invalid") }))
  .check(z.maxLength(LONGEST_LIST, messageKey("input.too_many_points", { most: LONGEST_LIST })))

/** How a unit is found when it changes hands. */
export const conditionFields = { checklist, note: optionalText(2000), photos }
export type Condition = z.infer<z.ZodMiniObject<typeof conditionFields>>

/** Who says so: signed, or with a reason why not. */
export const signatureFields = {
  signer: optionalLine(150),
  /** Id of the drawn signature's file. */
  signature: z.nullable(z.string("input.invalid").check(z.maxLength(100, "input.invalid"))),
  unsigned_reason: optionalText(300),
}
export type Signature = z.infer<z.ZodMiniObject<typeof signatureFields>>

/** What is found when a unit changes hands. */
const protocolFields = { ...conditionFields, ...signatureFields }
export type ProtocolBody = z.infer<z.ZodMiniObject<typeof protocolFields>>

/** `POST /admin/rental/reservations/{id}/hand-over`. */
export const handOverBody = z.object({
  /** Of the unit that is given out, as scanned or typed. */
  serial_number: lineOfText("fleet.serial_number_to_scan", 100),
  /** Whether a rental that is promised this very unit takes the other one instead. */
  is_exchanged: z.boolean("input.invalid"),
  /** What goes along. */
  parts: givenPartsField,
  ...protocolFields,
})
export type HandOverBody = z.infer<typeof handOverBody>

/** Most that one damage is charged with, in CHF. */
const charge = z.string("fleet.amount_missing").check(z.regex(/^\d{1,6}(\.\d{1,2})?$/, "fleet.amount_form"))

/** A damage of a rental: noted, and charged unless the charge is 0. */
export const damageBody = z.object({
  /** By which the shop knows it if it is sent again. */
  key: z.string("input.invalid").check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, "input.invalid")),
  description: requiredText("fleet.damage_missing", 500).check(z.minLength(3, "fleet.damage_missing")),
  /** CHF without VAT. */
  charge,
  photos,
})
export type DamageBody = z.infer<typeof damageBody>

/** `POST /admin/rental/reservations/{id}/return`. */
export const takeBackBody = z.object({
  /** The day on which the customer gave it back, to the shop or to the post. */
  returned_on: z.string("input.day_missing").check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "input.day_missing")),
  /** Late days aren't charged; the reason says why. */
  is_waived: z.boolean("input.invalid"),
  waiver_reason: optionalText(1000),
  damage: z.nullable(damageBody),
  /** What of the parts came back; all that were given out are counted. */
  parts_back: partsBackField,
  ...protocolFields,
})
export type TakeBackBody = z.infer<typeof takeBackBody>

/** Whether a price is given up, which not everybody may. */
export const isPartWaived = ({ parts_back }: Pick<TakeBackBody, "parts_back">): boolean =>
  parts_back.some(({ settlement }) => settlement === "waived")

/** What the return came to. Money in CHF without VAT. */
export interface TakenBack {
  late_days: number
  late_fee: string
  damage: string
  /** What is charged for missing parts. */
  parts: string
}

/** Next to the errors of a refused hand-over: who else is promised the unit, or has it. */
export interface UnitPromised {
  code: "unit_taken"
  non_field_errors: string[]
  /** Their reservations and blocks. */
  conflicts: string[]
  /** All of them are rentals still to come that would be as well served by another unit. */
  can_exchange: boolean
}

type WrongPlace = "already_handed_over" | "already_returned" | "cancelled" | "not_handed_over" | "other_unit_out"

/** Next to the errors of a hand-over, exchange or return that doesn't fit where the rental is, 409. */
export interface WrongMoment {
  code: WrongPlace | "too_early" | "too_late"
  non_field_errors: string[]
}

/** `POST /admin/rental/reservations/{id}/hand-over/undo` and `…/return/undo`. */
export const undoHandOverBody = z.object({
  reason: lineOfText("input.reason_missing", 300),
})
export type UndoHandOverBody = z.infer<typeof undoHandOverBody>

/** A protocol as staff read it next to the rental. */
export interface StaffProtocol {
  id: string
  kind: ProtocolKind
  day: string
  serial_number: string
  checklist: ChecklistItem[]
  note: string
  photos: { id: string; url: string }[]
  signer: string
  /** Empty where it was signed. */
  unsigned_reason: string
  /** The PDF. */
  url: string
}

/** `GET /admin/rental/reservations/{id}`: all that is needed to hand a rental over, or to take it back. */
export interface StaffHandover {
  reservation_id: string
  state: ReservationState
  today: string
  product_id: string
  product: string
  /** Of the unit that is provided, or out. */
  serial_number: string
  starts_on: string
  ends_on: string
  /** The last day that is paid for: later than its end where staff made it shorter. A late day costs from then on. */
  paid_until: string
  /** The first day on which it may be handed over. */
  hand_over_from: string
  /** The day on which the customer gave it back, if it comes in today: to the post so long ago as its way takes. */
  given_back_on: string
  /** The last day on which the hand-over can be undone; null unless the unit is out. */
  undo_until: string | null
  /** It came back today, and nobody has looked at the unit since: unless something else stands in the way the return can be undone. */
  can_undo_return: boolean
  /** The last day on which the unit's calibration is valid, if that is before the rental's last; else null. */
  calibration_ends_on: string | null
  /** Nobody has looked at the unit since it came back. */
  unit_waits_for_inspection: boolean
  delivery: string
  is_pickup: boolean
  service: string | null
  /** CHF without VAT; null for a rental without an order. */
  price_per_day: string | null
  order_id: string | null
  shop_number: string | null
  customer: string
  /** Who ordered, by name. */
  contact: string
  phone: string
  /** What is to be ticked at the next step. */
  checklist: string[]
  /** What is to be ticked of a unit that is given out. */
  hand_over_checklist: string[]
  /** What goes along with its product. */
  parts: DeskPart[]
  /** What of it the customer has. */
  given_parts: DeskGiven[]
  /** Those written so far, the hand-over first. */
  protocols: StaffProtocol[]
}

/** `POST /admin/rental/reservations/{id}/unit-check`: whether the unit could be handed over now; nothing changes. */
export const unitCheckBody = z.object({
  serial_number: handOverBody.shape.serial_number,
  is_exchanged: handOverBody.shape.is_exchanged,
})
export type UnitCheckBody = z.infer<typeof unitCheckBody>

export interface UnitChecked {
  /** As the shop writes it. */
  serial_number: string
  /** Whether it is the one that was provided for this rental. */
  is_provided: boolean
}
