import { create } from "qrcode"

/** Modules of white that readers need around a code. */
const QUIET = 4

/**
 * A QR code that fills a square, its white frame included.
 * @param size of the square, in points
 * @see ISO/IEC 18004
 */
export function drawQr(pdf: PDFKit.PDFDocument, text: string, x: number, y: number, size: number) {
  const { modules } = create(text, { errorCorrectionLevel: "M" })
  const step = size / (modules.size + 2 * QUIET)
  for (let row = 0; row < modules.size; row += 1)
    for (const [from, length] of runsOf(modules, row))
      pdf.rect(x + (QUIET + from) * step, y + (QUIET + row) * step, length * step, step)
  pdf.fill("#000000")
}

interface Modules {
  size: number
  get(row: number, column: number): number
}

/** Dark modules of a row that touch each other: drawn one by one, printers leave lines between them. */
function runsOf(modules: Modules, row: number): [from: number, length: number][] {
  const runs: [number, number][] = []
  for (let column = 0; column < modules.size; column += 1) {
    if (!modules.get(row, column)) continue
    const last = runs.at(-1)
    if (last && last[0] + last[1] === column) last[1] += 1
    else runs.push([column, 1])
  }
  return runs
}
