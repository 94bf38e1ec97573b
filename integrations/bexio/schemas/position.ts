import { z } from "zod"
import { id, readDecimal, writtenDecimal } from "./decimal"

const PRICED = ["KbPositionCustom", "KbPositionArticle"] as const

const place = { id, pos: z.string().nullish(), internal_pos: z.number().int().nullish() }

/** A line with a price. Ids count per type: text 1 and custom 1 may stand in one document. */
export const pricedPosition = z.object({
  ...place,
  type: z.enum(PRICED),
  amount: readDecimal,
  unit_id: id.nullish(),
  unit_name: z.string().nullish(),
  account_id: id.nullish(),
  tax_id: id.nullish(),
  tax_value: readDecimal.nullish(),
  /** HTML. */
  text: z.string(),
  unit_price: readDecimal,
  discount_in_percent: readDecimal.nullish(),
  position_total: readDecimal,
})
export type PricedPosition = z.infer<typeof pricedPosition>

const otherPosition = z.object({
  ...place,
  type: z.string().refine((type) => !(PRICED as readonly string[]).includes(type)),
  text: z.string().nullish(),
})

/** A line of an answered document. */
export const position = z.union([pricedPosition, otherPosition])
export type Position = z.infer<typeof position>

export const isPriced = (each: Position): each is PricedPosition => "unit_price" in each

export const newPricedPosition = z.strictObject({
  type: z.literal("KbPositionCustom"),
  amount: writtenDecimal,
  unit_id: id,
  account_id: id,
  tax_id: id,
  /** HTML: `<br />`, `<strong>`; anything else is escaped. */
  text: z.string().min(1),
  unit_price: writtenDecimal,
  discount_in_percent: writtenDecimal.optional(),
})

export const newTextPosition = z.strictObject({
  type: z.literal("KbPositionText"),
  text: z.string().min(1),
  show_pos_nr: z.boolean(),
})

/** A line as the shop writes it; positions can't be changed later. */
export const newPosition = z.discriminatedUnion("type", [newPricedPosition, newTextPosition])
export type NewPosition = z.infer<typeof newPosition>

/** bexio takes about so many lines with a creation. */
export const MAX_POSITIONS = 150

export const newPositions = z.array(newPosition).min(1).max(MAX_POSITIONS)
