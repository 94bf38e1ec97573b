import { z } from "zod"
import { decimalText, id, optionalId, optionalText } from "./fields"

export const MOST_POSITIONS = 150

const priced = z.strictObject({
  type: z.literal("KbPositionCustom"),
  amount: decimalText,
  unit_id: optionalId,
  account_id: optionalId,
  tax_id: id,
  text: optionalText,
  unit_price: decimalText,
  discount_in_percent: decimalText.nullish(),
})

const position = z.discriminatedUnion("type", [
  priced,
  z.strictObject({ type: z.literal("KbPositionText"), text: z.string(), show_pos_nr: z.boolean().nullish() }),
  z.strictObject({
    type: z.literal("KbPositionDiscount"),
    text: optionalText,
    is_percentual: z.boolean(),
    value: decimalText,
  }),
  z.strictObject({ type: z.literal("KbPositionSubtotal"), text: optionalText }),
  z.strictObject({ type: z.literal("KbPositionPagebreak") }),
])
export type PositionForm = z.output<typeof position>

export const positions = z.array(position).max(MOST_POSITIONS)
