import * as z from "zod/mini"
import { lineOfText, optionalLine } from "#kernel/wire/primitives"
import { SWAP_REASONS, type SwapChoice } from "#shop/rental/rules/hand-over/swap"
import { conditionFields, damageBody, handOverBody, signatureFields, takeBackBody } from "./staff-handover"

/** `POST /admin/rental/reservations/{id}/swap`: the unit that the customer has for another one, with one signature for both. */
export const swapBody = z.object({
  /** By which the shop knows it if it is sent again. */
  key: damageBody.shape.key,
  /** Of the unit that is to come back: with another one out by now nothing is done. Empty for whichever is out. */
  former_serial_number: optionalLine(100),
  /** Of the unit that is given out, as chosen, scanned or typed. */
  serial_number: lineOfText("fleet.serial_number_to_choose", 100),
  reason: z.enum(SWAP_REASONS, "input.reason_missing"),
  /** More about the reason; needed unless it is a defect. */
  explanation: optionalLine(500),
  /** How the unit that comes back was found. */
  former_checklist: conditionFields.checklist,
  former_note: conditionFields.note,
  former_photos: conditionFields.photos,
  damage: z.nullable(damageBody),
  /** What of the parts came back with it; the rest stays with the customer. */
  parts_back: takeBackBody.shape.parts_back,
  /** What goes along with the other one. */
  parts: handOverBody.shape.parts,
  ...conditionFields,
  ...signatureFields,
})
export type SwapBody = z.infer<typeof swapBody>

/** What stands on a unit during the rest of the rental. Days are `YYYY-MM-DD`, both ends inclusive. */
export interface SwapConflict {
  reservation_id: string
  kind: "rental" | "repair" | "calibration" | "other"
  is_out: boolean
  starts_on: string
  ends_on: string
  shop_number: string | null
  customer: string
}

/** A unit that could take the place of the one that is out. */
export interface SwapUnit {
  unit_id: string
  serial_number: string
  /** Free, free once others have moved to another unit, or not to be had. */
  state: SwapChoice["state"]
  conflicts: SwapConflict[]
  waits_for_inspection: boolean
  /** The last day on which its calibration is valid, if that is before the rental's last; else null. */
  calibration_ends_on: string | null
}

/** `GET /admin/rental/reservations/{id}/swap`: every other unit in service, those to be had first. */
export interface StaffSwap {
  units: SwapUnit[]
}

/** What the swap came to: the unit that the customer has now, and what was charged of a damage, CHF without VAT. */
export interface Swapped {
  serial_number: string
  damage: string
}
