import * as z from "zod/mini"
import { lineOfText, optionalLine, optionalText } from "#kernel/wire/primitives"
import type { StoredFileWire } from "#shop/files/wire/staff-files"
import type { CalibrationState } from "../rules/calibration"

const dayField = z.string("input.day_missing").check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "input.day_missing"))

const unitFields = z.object({
  serial_number: lineOfText("fleet.serial_number_missing", 100),
  note: optionalText(500),
  is_in_service: z.boolean("input.invalid"),
  /** The last day on which the calibration is valid; null for a unit that needs none. */
  calibration_due: z.nullable(dayField),
  /** An uploaded file, or the one that is there; null for none. */
  certificate_id: z.nullable(lineOfText("input.file_missing")),
})
export type UnitFieldsBody = z.infer<typeof unitFields>

/** `POST /admin/rental/units`. */
export const newUnitBody = z.extend(unitFields, { product_id: lineOfText("input.product_missing") })
export type NewUnitBody = z.infer<typeof newUnitBody>

/** `POST /admin/rental/units/{id}`. */
export const unitChangeBody = z.extend(unitFields, {
  /** As it was read: a change made since is refused. */
  version: z.string("input.invalid"),
  /** Staff have seen which rentals lose their unit. */
  is_confirmed: z.boolean("input.invalid"),
})
export type UnitChangeBody = z.infer<typeof unitChangeBody>

/** `POST /admin/rental/units/{id}/retire` and `…/restore`. */
export const unitVersionBody = z.object({ version: z.string("input.invalid") })

/** `GET /admin/rental/products/{id}/labels`: ids, divided by commas; "" for all units. */
export const unitLabelsQuery = z.object({ units: optionalLine(10_000) })

/** `POST /admin/rental/units/{id}/inspection`. */
export const inspectionBody = z.object({
  note: optionalText(500),
  /** What isn't in order goes to repair from today to this day; null for what is. */
  repair_until: z.nullable(dayField),
})
export type InspectionBody = z.infer<typeof inspectionBody>

/** A rental to come whose unit is out of service and that no other unit can serve. */
export interface StaffRentalAtRisk {
  reservation_id: string
  unit_id: string
  starts_on: string
  ends_on: string
  /** Null for one that was entered without an order; then the note stands for the customer. */
  order_id: string | null
  shop_number: string | null
  customer: string
}

/** What a change came to, and next to the errors of one that is to be confirmed or can't be made. */
export interface UnitChanged {
  id: string
  /** Rentals that went to other units. */
  moved: number
  endangered: StaffRentalAtRisk[]
}

export interface StaffUnit {
  id: string
  serial_number: string
  note: string
  /** As staff set it; a calibration that has passed takes the unit out of service all the same. */
  is_in_service: boolean
  calibration_due: string | null
  calibration: CalibrationState
  /** Stays for its history, is in no plan. */
  is_retired: boolean
  /** The day of the return after which nobody has looked at it yet. */
  returned_on: string | null
  /** The newest one. */
  certificate: StoredFileWire | null
  endangered: StaffRentalAtRisk[]
  version: string
}
