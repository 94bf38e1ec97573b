import * as z from "zod/mini"
import { optionalLine } from "#kernel/wire/primitives"
import { SETTLEMENTS } from "../rules/count"
import { MOST_PIECES } from "../rules/kinds"
import { partId as id, pieces } from "./pieces"

/** At a hand-over: what of a part goes along. */
export const givenPartsField = z._default(
  z
    .array(
      z.object({
        part_id: id,
        /** Of what is counted. */
        quantity: z._default(pieces(0), 0),
        /** Of what has serial numbers: ids of the pieces. */
        item_ids: z._default(z.array(id, "input.invalid").check(z.maxLength(MOST_PIECES, "parts.quantity_form")), []),
      }),
      "input.invalid",
    )
    .check(z.maxLength(100, "input.invalid")),
  [],
)
export type GivenPartBody = z.infer<typeof givenPartsField>[number]

/** At a return: what came back, and what becomes of the rest. */
export const partsBackField = z._default(
  z
    .array(
      z.object({
        id,
        back: pieces(0),
        settlement: z._default(z.enum(SETTLEMENTS, "input.invalid"), "billed"),
        reason: optionalLine(300),
      }),
      "input.invalid",
    )
    .check(z.maxLength(500, "input.invalid")),
  [],
)
export type PartBackBody = z.infer<typeof partsBackField>[number]

/** A piece that could go along. */
export interface DeskItem {
  id: string
  serial_number: string
  /** Of the unit that it belongs to; null if it goes with any. */
  unit_serial: string | null
  /** Who has it: number of the order or the customer; null if it is here. */
  out_with: string | null
}

/** A part that goes along at a hand-over. Money in CHF without VAT. */
export interface DeskPart {
  id: string
  name: string
  quantity: number
  price: string
  is_tracked: boolean
  items: DeskItem[]
  /** What of the sets of these units is missing. */
  missing: { serial_number: string; quantity: number }[]
}

/** What a customer has. */
export interface DeskGiven {
  id: string
  name: string
  serial_number: string | null
  quantity: number
  price: string
}

/** What stands on a protocol about a part. */
export interface ProtocolPart {
  name: string
  serial_number: string | null
  /** That changed hands, of how many that should have. */
  quantity: number
  of: number
  /** Rappen that a missing one is charged with; null if nothing was decided about it. */
  fee: number | null
  /** Why it isn't charged. */
  waived: string
}
