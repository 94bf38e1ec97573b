import { INK, lineHeight, mm, PAGE, type Sheet } from "#platform/pdf/sheet"
import { sumsOf } from "../ledger/document-sums"
import { decimal } from "../money/decimal"
import type { Totals } from "../money/totals"
import type { DiscountPositionRow, DocumentRow } from "../store/rows"
import { printedAmount, printedPercent, toRappen } from "./amounts"

const SIZE = 9.5
const X = mm(110)
const WIDTH = PAGE.right - X
const LINE = lineHeight(SIZE) + mm(0.8)

export interface SumLine {
  label: string
  amount: string
}

/** Net, VAT and rounding, each rounded to the Rappen, add up to the total exactly. */
export function sumLines(totals: Totals, isAdded: boolean, discountLabels: readonly string[] = []): SumLine[] {
  const { gross, discounts, subtotal, total, taxesByPercent } = totals
  const added = isAdded ? taxesByPercent : []
  const shownTaxes = added.reduce((sum, { value }) => sum + toRappen(value), 0n)
  const rounding = total - toRappen(subtotal) - shownTaxes
  const line = (label: string, amount: bigint) => ({ label, amount: printedAmount(amount) })
  return [
    ...(discounts.length === 0 ? [] : [line("Zwischentotal", gross)]),
    ...discounts.map((discount, index) => line(discountLabels[index] ?? "Rabatt", -discount)),
    line(isAdded ? "Total ohne MwSt" : "Zwischentotal", subtotal),
    ...added.map(({ percent, value }) => line(`MwSt ${printedPercent(percent)}`, value)),
    ...(rounding === 0n ? [] : [line("Rundung", rounding)]),
  ]
}

/** "Treuerabatt 5 %" */
const discountLabel = ({ text, is_percentual, value }: DiscountPositionRow): string =>
  [text || "Rabatt", is_percentual ? printedPercent(decimal(value)) : ""].filter(Boolean).join(" ")

function linesOf(document: DocumentRow): SumLine[] {
  const discounts = document.positions.filter((position) => position.type === "KbPositionDiscount")
  const isAdded = document.mwst_type === 0 && document.mwst_is_net
  return sumLines(sumsOf(document), isAdded, discounts.map(discountLabel))
}

/** With what may stand next to it. */
export const sumsHeight = (document: DocumentRow): number => Math.max(mm(30), linesOf(document).length * LINE + mm(14))

function note({ mwst_type, mwst_is_net }: DocumentRow, { taxesByPercent }: Totals): string | null {
  if (mwst_type !== 0) return "Ohne MwSt"
  if (mwst_is_net) return null
  return `inkl. MwSt ${taxesByPercent.map(({ percent, value }) => `${printedPercent(percent)}: ${printedAmount(value)}`).join(", ")}`
}

export function drawSums(sheet: Sheet, document: DocumentRow) {
  const sums = sumsOf(document)
  sheet.need(sumsHeight(document))
  sheet.y += mm(2)
  for (const { label, amount } of linesOf(document)) {
    sheet.text(label, X, sheet.y, { size: SIZE })
    sheet.text(amount, X, sheet.y, { size: SIZE, align: "right", width: WIDTH })
    sheet.y += LINE
  }
  sheet.line(sheet.y + mm(0.5), { from: X, width: 1, color: INK.text })
  sheet.y += mm(2.2)
  sheet.text("Total CHF", X, sheet.y, { size: 11, isBold: true })
  sheet.text(printedAmount(sums.total), X, sheet.y, { size: 11, isBold: true, align: "right", width: WIDTH })
  sheet.y += lineHeight(11)
  const remark = note(document, sums)
  if (remark) sheet.text(remark, X, sheet.y, { size: 8, color: INK.muted, align: "right", width: WIDTH })
  sheet.y += mm(1)
}
