import { drawLines, fitText } from "#platform/pdf/fitted-text"
import type { LabelFormat } from "#platform/pdf/labels"
import { drawQr } from "#platform/pdf/qr"
import { INK, mm, type Sheet } from "#platform/pdf/sheet"

/** The usual small label of address printers. @see docs/decisions/231-labels-and-pick-list.md */
export const UNIT_LABEL: LabelFormat = { width: 62, height: 29 }

export interface UnitLabel {
  serial: string
  model: string
  /** Whose it is, and where who finds it calls. */
  owner: string
  phone: string
}

const CODE = { x: mm(1), y: mm(1.5), size: mm(26) }
const TEXT = { x: mm(28), width: mm(32) }

/** Model, serial number and owner beside the code, which holds the serial number and nothing else. */
export function drawUnitLabel(sheet: Sheet, { serial, model, owner, phone }: UnitLabel) {
  drawQr(sheet.pdf, serial, CODE.x, CODE.y, CODE.size)
  const { x, width } = TEXT
  const name = fitText(sheet, model, { width, height: mm(9), sizes: [10, 9, 8, 7, 6], isBold: true })
  drawLines(sheet, name, x, mm(2.5))
  const number = fitText(sheet, serial, { width, height: mm(7.5), sizes: [13, 11, 9, 8, 7, 6], isBold: true })
  drawLines(sheet, number, x, mm(12))
  const small = { width, sizes: [7, 6, 5.5] } as const
  const end = drawLines(sheet, fitText(sheet, owner, { ...small, height: mm(5) }), x, mm(20), INK.muted)
  drawLines(sheet, fitText(sheet, phone, { ...small, height: mm(2.5) }), x, end, INK.muted)
}
