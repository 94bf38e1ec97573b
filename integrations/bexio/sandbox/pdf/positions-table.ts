import type { Line } from "#platform/pdf/rich-text"
import { INK, lineHeight, mm, PAGE, type Sheet } from "#platform/pdf/sheet"
import { COLUMN_TEXTS } from "./document-texts"
import type { PrintedRow } from "./position-rows"

const SIZE = 9.5
const HEAD_SIZE = 8
const GAP = { above: mm(1.9), below: mm(1) }

/** Left edge and width of each column. */
const COLUMN = {
  pos: { x: PAGE.left, width: mm(9) },
  text: { x: mm(29), width: mm(80) },
  amount: { x: mm(110), width: mm(14) },
  unit: { x: mm(126), width: mm(10) },
  price: { x: mm(136), width: mm(25) },
  total: { x: mm(163), width: mm(27) },
}
const RIGHT = { align: "right" } as const
/** Texts run on under the number columns. */
const TEXT_ROW_WIDTH = PAGE.right - COLUMN.text.x

export function drawTableHead(sheet: Sheet) {
  const style = { size: HEAD_SIZE, color: INK.muted, isBold: true }
  const { y } = sheet
  for (const name of ["pos", "text", "unit"] as const) sheet.text(COLUMN_TEXTS[name], COLUMN[name].x, y, style)
  for (const name of ["amount", "price", "total"] as const) {
    sheet.text(COLUMN_TEXTS[name], COLUMN[name].x, y, { ...style, ...RIGHT, width: COLUMN[name].width })
  }
  sheet.y += lineHeight(HEAD_SIZE) + mm(1)
  sheet.line(sheet.y, { width: 1, color: INK.text })
  sheet.y += GAP.above
}

/** What is next to the first line of a row. */
function drawNumbers(sheet: Sheet, { pos, amount, unit, price, total, kind }: PrintedRow) {
  const { y } = sheet
  const isBold = kind === "subtotal"
  sheet.text(pos, COLUMN.pos.x, y, { color: INK.muted })
  sheet.text(unit, COLUMN.unit.x, y)
  sheet.text(amount, COLUMN.amount.x, y, { ...RIGHT, width: COLUMN.amount.width })
  sheet.text(price, COLUMN.price.x, y, { ...RIGHT, width: COLUMN.price.width })
  sheet.text(total, COLUMN.total.x, y, { ...RIGHT, width: COLUMN.total.width, isBold })
}

export interface FittedRow extends PrintedRow {
  lines: Line[]
  height: number
}

export function fitRow(sheet: Sheet, row: PrintedRow): FittedRow {
  const width = row.kind === "text" ? TEXT_ROW_WIDTH : COLUMN.text.width
  const lines = sheet.fit(row.lines, width, SIZE)
  return { ...row, lines, height: lines.length * lineHeight(SIZE) + GAP.above + GAP.below }
}

/** A row stays on one page, together with what must follow it (`after`, its height), unless it is longer than a page. */
export function drawRow(sheet: Sheet, row: FittedRow, after: number) {
  const pageRoom = PAGE.bottom - PAGE.top - lineHeight(HEAD_SIZE)
  if (row.height + after <= pageRoom) sheet.need(row.height + after)
  else sheet.need(lineHeight(SIZE) * 3)
  drawNumbers(sheet, row)
  for (const line of row.lines) {
    sheet.need(lineHeight(SIZE))
    sheet.runs(line, COLUMN.text.x, sheet.y, { size: SIZE })
    sheet.y += lineHeight(SIZE)
  }
  sheet.y += GAP.below
  sheet.line(sheet.y, { width: 0.4 })
  sheet.y += GAP.above
}
