import { type Line, plainText, richText } from "#platform/pdf/rich-text"
import { unitInWords } from "#shop/erp/rules/unit-in-words"
import { priceOf } from "../ledger/document-sums"
import { type Decimal, shortDecimal } from "../money/decimal"
import { positionTotal } from "../money/totals"
import type { DiscountPositionRow, PositionRow, PricedPositionRow } from "../store/rows"
import { printedAmount, printedPercent, printedPrice } from "./amounts"
import type { PrintJob } from "./print-job"

/** A row of the table as it is printed. */
export interface PrintedRow {
  kind: "priced" | "text" | "subtotal"
  pos: string
  lines: Line[]
  amount: string
  unit: string
  price: string
  total: string
}

const EMPTY = { pos: "", amount: "", unit: "", price: "", total: "" }

function pricedRow(job: PrintJob, position: PricedPositionRow, pos: string): PrintedRow {
  const price = priceOf(position)
  const discount = price.discountInPercent
  const note = discount === 0n ? [] : plainText(`abzüglich ${printedPercent(discount)} Rabatt`)
  return {
    kind: "priced",
    pos,
    lines: [...richText(position.text), ...note],
    amount: shortDecimal(price.amount),
    unit: unitInWords(job.unitName(position.unit_id), shortDecimal(price.amount)),
    price: printedPrice(price.unitPrice),
    total: printedAmount(positionTotal(price)),
  }
}

/** Rows in the document's order, null where it asks for a new page. Texts have no number of their own; discounts stand with the sums. */
export function printedRows(job: PrintJob): (PrintedRow | null)[] {
  let number = 0
  let sum: Decimal = 0n
  const rowOf = (position: Exclude<PositionRow, DiscountPositionRow>): PrintedRow | null => {
    switch (position.type) {
      case "KbPositionCustom":
        number += 1
        sum += positionTotal(priceOf(position))
        return pricedRow(job, position, String(number))
      case "KbPositionText":
        return { ...EMPTY, kind: "text", lines: richText(position.text) }
      case "KbPositionSubtotal": {
        const lines = [[{ text: position.text || "Zwischentotal", isBold: true }]]
        return { ...EMPTY, kind: "subtotal", lines, total: printedAmount(sum) }
      }
      case "KbPositionPagebreak":
        return null
    }
  }
  return job.document.positions.filter((position) => position.type !== "KbPositionDiscount").map(rowOf)
}
