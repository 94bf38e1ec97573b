import { drawLines, fitText } from "#platform/pdf/fitted-text"
import type { LabelFormat } from "#platform/pdf/labels"
import { drawQr } from "#platform/pdf/qr"
import { INK, mm, type Sheet } from "#platform/pdf/sheet"

/** The usual label of parcels. @see docs/decisions/231-labels-and-pick-list.md */
export const PARCEL_LABEL: LabelFormat = { width: 100, height: 150 }

export interface ParcelLabel {
  /** Of the order: what the code holds. */
  number: string
  /** Lines of the recipient above the place. */
  to: string[]
  place: string
  from: string
  /** What the number is called. */
  order: string
  /** Phone and reference. */
  more: string[]
}

const LEFT = mm(6)
const WIDTH = mm(88)
/** From above: the sender, the recipient, the order. */
const RECIPIENT = mm(22)
const ORDER = mm(102)
const CODE = mm(42)
const BESIDE = { x: LEFT + CODE + mm(3), width: WIDTH - CODE - mm(3) }

export function drawParcelLabel(sheet: Sheet, label: ParcelLabel) {
  const whole = { from: LEFT, to: LEFT + WIDTH, width: 0.8, color: INK.text }
  drawLines(sheet, fitText(sheet, label.from, { width: WIDTH, height: mm(10), sizes: [9, 8, 7] }), LEFT, mm(6))
  sheet.line(mm(17), whole)
  drawRecipient(sheet, label)
  sheet.line(mm(98), whole)
  drawOrder(sheet, label)
}

function drawRecipient(sheet: Sheet, { to, place }: ParcelLabel) {
  const each = { width: WIDTH, height: mm(16), sizes: [20, 16, 14, 12, 10] as const }
  let y = RECIPIENT
  for (const [index, text] of to.entries()) {
    y = drawLines(sheet, fitText(sheet, text, { ...each, isBold: index === 0 }), LEFT, y) + mm(1)
  }
  drawLines(sheet, fitText(sheet, place, { ...each, sizes: [26, 22, 18, 15, 12], isBold: true }), LEFT, y + mm(2))
}

function drawOrder(sheet: Sheet, { number, order, more }: ParcelLabel) {
  drawQr(sheet.pdf, number, LEFT, ORDER, CODE)
  const { x, width } = BESIDE
  const called = fitText(sheet, order, { width, height: mm(6), sizes: [9] })
  const y = drawLines(sheet, called, x, ORDER + mm(4), INK.muted)
  const said = fitText(sheet, number, { width, height: mm(16), sizes: [24, 18, 14, 10], isBold: true })
  let end = drawLines(sheet, said, x, y + mm(1)) + mm(2)
  for (const text of more) {
    end = drawLines(sheet, fitText(sheet, text, { width, height: mm(8), sizes: [9, 8, 7] }), x, end) + mm(0.5)
  }
}
