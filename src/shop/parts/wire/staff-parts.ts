import * as z from "zod/mini"
import { lineOfText } from "#kernel/wire/primitives"
import { versionField } from "#shop/settings/wire/staff-settings"
import { ITEM_STATES, type ItemState } from "../rules/kinds"
import { partId as id, pieces } from "./pieces"

const partFields = {
  name: lineOfText("input.lastname_missing", 80),
  /** How many go along with each device. */
  quantity: pieces(1),
  /** What a missing piece costs, in Rappen without VAT. */
  price_rappen: z
    .int("fleet.price_form")
    .check(z.minimum(0, "fleet.price_form"), z.maximum(10_000_000, "fleet.price_form")),
}

/** `POST /admin/rental/products/{id}/parts`. */
export const newPartBody = z.object({
  ...partFields,
  /** Whether its pieces have serial numbers. */
  is_tracked: z.boolean("input.invalid"),
  /** The pieces that it shares with other products; null for pieces of its own. */
  pool_id: z.nullable(id),
})
export type NewPartBody = z.infer<typeof newPartBody>

/** `POST /admin/rental/parts/{id}`: name and price of what has serial numbers are those of its pool, for all its products. */
export const partChangeBody = z.object({ ...partFields, version: versionField })
export type PartChangeBody = z.infer<typeof partChangeBody>

const itemFields = {
  serial_number: lineOfText("fleet.serial_number_missing", 100),
  /** The unit that it alone goes along with; null for any. */
  unit_id: z.nullable(id),
  state: z.enum(ITEM_STATES, "input.invalid"),
}

/** `POST /admin/rental/part-pools/{id}/items`. */
export const newItemBody = z.object(itemFields)
export type NewItemBody = z.infer<typeof newItemBody>

/** `POST /admin/rental/part-items/{id}`. */
export const itemChangeBody = z.object({ ...itemFields, version: versionField })
export type ItemChangeBody = z.infer<typeof itemChangeBody>

/** A piece with a serial number. */
export interface StaffPartItem {
  id: string
  pool_id: string
  serial_number: string
  unit_id: string | null
  unit_serial: string | null
  state: ItemState
  is_out: boolean
  version: number
}

/** `POST /admin/rental/products/{id}/parts/order`: puts one before another, or last. */
export const moveBody = z.object({ id, before: z.nullable(id) })
export type MoveBody = z.infer<typeof moveBody>

/** A part of a rental product. */
export interface StaffPart {
  id: string
  name: string
  quantity: number
  price_rappen: number
  /** Null for what is only counted. */
  pool_id: string | null
  /** How many other products use the same pieces. */
  shared_with: number
  version: number
}

/** `GET /admin/rental/products/{id}/parts`, in their order. */
export interface StaffProductParts {
  parts: StaffPart[]
  items: StaffPartItem[]
  /** Those that could be shared with. */
  pools: { id: string; name: string; price_rappen: number }[]
}
