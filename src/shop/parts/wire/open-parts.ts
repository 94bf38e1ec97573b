import * as z from "zod/mini"
import type { Settlement } from "../rules/count"
import { pieces } from "./pieces"

/** A part that is missing. Money in CHF without VAT. */
export interface StaffOpenPart {
  id: string
  name: string
  serial_number: string | null
  quantity: number
  price: string
  settlement: Settlement
  reason: string
  noticed_on: string
  product: string
  unit_serial: string
  order_id: string | null
  shop_number: string | null
  customer: string
}

/** Pieces that are promised more often than there are. */
export interface StaffTightPool {
  id: string
  name: string
  pieces: number
  day: string
  needed: number
}

/** `GET /admin/rental/open-parts`: the oldest 100, and which pieces run short within four weeks. */
export interface StaffOpenParts {
  open: StaffOpenPart[]
  total: number
  tight: StaffTightPool[]
}

/** `POST /admin/rental/open-parts/{id}/found`: how many of it came back after all. */
export const partFoundBody = z.object({
  quantity: pieces(1),
  /** How many were shown as missing; who says it finds nothing twice. */
  missing: z.optional(pieces(1)),
})
export type PartFoundBody = z.infer<typeof partFoundBody>
