import * as z from "zod/mini"
import { lineOfText } from "#kernel/wire/primitives"
import {
  conditionFields,
  handOverBody,
  type StaffHandover,
  signatureFields,
  type TakenBack,
  takeBackBody,
} from "./staff-handover"

/** Rentals of one customer that are handed over, or taken back, at once. */
export const MOST_TOGETHER = 20

const rentalId = lineOfText("input.invalid", 100)
const severalOf = <Item extends z.ZodMiniType>(item: Item) =>
  z
    .array(item, "fleet.units_missing")
    .check(z.minLength(1, "fleet.units_missing"), z.maxLength(MOST_TOGETHER, "input.invalid"))

/** `POST /admin/rental/together/hand-over`: several units, one signature. Refusals are keyed `units.0.serial_number`. */
export const handOverTogetherBody = z.object({
  units: severalOf(
    z.object({
      reservation_id: rentalId,
      serial_number: handOverBody.shape.serial_number,
      is_exchanged: handOverBody.shape.is_exchanged,
      parts: handOverBody.shape.parts,
      ...conditionFields,
    }),
  ),
  ...signatureFields,
})
export type HandOverTogetherBody = z.infer<typeof handOverTogetherBody>

/** `POST /admin/rental/together/return`: those that come back today; what isn't named stays out. */
export const takeBackTogetherBody = z.object({
  returned_on: takeBackBody.shape.returned_on,
  /** Of all that are late. */
  is_waived: takeBackBody.shape.is_waived,
  waiver_reason: takeBackBody.shape.waiver_reason,
  units: severalOf(
    z.object({
      reservation_id: rentalId,
      damage: takeBackBody.shape.damage,
      parts_back: takeBackBody.shape.parts_back,
      ...conditionFields,
    }),
  ),
  ...signatureFields,
})
export type TakeBackTogetherBody = z.infer<typeof takeBackTogetherBody>

/** What each of them came to, in the order in which they were sent. */
export interface TakenBackTogether {
  units: TakenBack[]
}

/** `GET /admin/rental/reservations/{id}/together`: the rental with those of its customer that are in the same hands now. */
export interface StaffTogether {
  /** What is to be done next about all of them; null if nothing is. */
  step: "hand_over" | "return" | null
  rentals: StaffHandover[]
}
