import { type FieldMessages, message } from "#kernel/wire/message"
import { LINE_CATEGORIES } from "#shop/catalogue/rules/line-categories"
import { kindOfLine, PRODUCT_KINDS } from "#shop/catalogue/rules/product-kinds"

/** Categories of lines that are packed and sent: goods that somebody pays the shipping of, by a fee or in their price. */
export const SENT_CATEGORIES = LINE_CATEGORIES.filter((category) => {
  const { shipping } = PRODUCT_KINDS[kindOfLine(category)]
  return shipping === "charged" || shipping === "included"
})

/** Categories of pieces that cost no shipping since they travel with a device: nobody waits for them, but they are packed. */
export const ALONGSIDE_CATEGORIES = LINE_CATEGORIES.filter((category) => {
  const { shipping, pricePer } = PRODUCT_KINDS[kindOfLine(category)]
  return shipping === "alongside" && pricePer === "piece"
})

interface Pieces {
  /** Of the order's line. */
  id: string
  quantity: number
}

/**
 * Why these pieces can't be sent, each under its field.
 * @param open how many of each line are still to be sent
 */
export function whyNotSent(open: ReadonlyMap<string, number>, lines: readonly Pieces[]): FieldMessages {
  const errors: FieldMessages = {}
  for (const [index, { id, quantity }] of lines.entries()) {
    const left = open.get(id) ?? 0
    const isTwice = lines.findIndex((line) => line.id === id) < index
    if (isTwice || quantity > left)
      errors[`lines.${index}.quantity`] = [message("orders.sent_too_many", { left: isTwice ? 0 : left })]
  }
  if (lines.every(({ quantity }) => quantity === 0)) errors["lines.0.quantity"] ??= [message("orders.nothing_sent")]
  return errors
}
