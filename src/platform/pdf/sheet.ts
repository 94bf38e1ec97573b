import { piecesOf, takeFont } from "./fonts"
import type { Line, Run } from "./rich-text"
import { wrap } from "./wrap"

const POINTS_PER_MM = 72 / 25.4
export const mm = (millimetres: number): number => millimetres * POINTS_PER_MM

/** A4 with the usual margins, in points. */
export const PAGE = { width: mm(210), height: mm(297), left: mm(20), right: mm(190), top: mm(30), bottom: mm(272) }

export const INK = { text: "#101820", muted: "#52606d", line: "#d5dbe1", accent: "#c2410c" }

export interface TextStyle {
  size?: number
  isBold?: boolean
  color?: string
}
interface PlacedStyle extends TextStyle {
  width?: number
  align?: "left" | "right"
}

/** From a line's top to where its letters stand, in parts of the size; the same for every font. */
const ASCENT = 0.718
const LINE_HEIGHT = 1.35
export const lineHeight = (size: number): number => size * LINE_HEIGHT

/** Pages that are written from top to bottom: knows how far down it is, and draws single lines where it is told to. */
export class Sheet {
  y = PAGE.top

  constructor(
    readonly pdf: PDFKit.PDFDocument,
    readonly onNewPage: (sheet: Sheet) => void,
  ) {}

  get room(): number {
    return PAGE.bottom - this.y
  }

  newPage() {
    this.pdf.addPage()
    this.y = PAGE.top
    this.onNewPage(this)
  }

  /** Turns the page unless so much fits below. */
  need(height: number) {
    if (height > this.room) this.newPage()
  }

  #width({ text, isBold }: Run, size: number): number {
    return piecesOf(text, isBold)
      .map((piece) => takeFont(this.pdf, piece.font).fontSize(size).widthOfString(piece.text))
      .reduce((sum, width) => sum + width, 0)
  }

  /** The lines in as many as it takes to fit into `width`. */
  fit(lines: readonly Line[], width: number, size: number): Line[] {
    return lines.flatMap((line) => wrap(line, width, (run) => this.#width(run, size)))
  }

  /** One line of runs, its top at `y`. */
  runs(line: Line, x: number, y: number, { size = 9.5, color = INK.text }: TextStyle = {}) {
    let left = x
    const baseline = y + ASCENT * size
    for (const { text, font } of line.flatMap((run) => piecesOf(run.text, run.isBold))) {
      const width = takeFont(this.pdf, font).fontSize(size).widthOfString(text)
      this.pdf.fillColor(color).text(text, left, baseline, { lineBreak: false, baseline: "alphabetic" })
      left += width
    }
  }

  /** One line of plain text; right-aligned it ends at `x + width`. */
  text(text: string, x: number, y: number, style: PlacedStyle = {}) {
    const { size = 9.5, isBold = false, color, width = 0, align = "left" } = style
    const left = align === "right" ? x + width - this.#width({ text, isBold }, size) : x
    this.runs([{ text, isBold }], left, y, { size, color })
  }

  line(y: number, { from = PAGE.left, to = PAGE.right, width = 0.5, color = INK.line } = {}) {
    this.pdf.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke()
  }

  /** From here on over the whole width, and over pages if it must be. */
  paragraph(lines: readonly Line[], size = 9.5) {
    for (const line of this.fit(lines, PAGE.right - PAGE.left, size)) {
      this.need(lineHeight(size))
      this.runs(line, PAGE.left, this.y, { size })
      this.y += lineHeight(size)
    }
  }
}
