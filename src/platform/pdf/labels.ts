import { writtenBytes } from "./file"
import { mm, Sheet } from "./sheet"

/** Of a label as its roll has it, in millimetres. */
export interface LabelFormat {
  width: number
  height: number
}

interface Labels<Label> {
  format: LabelFormat
  title: string
  author: string
  /** Language, as 'de-CH'. */
  tag: string
  labels: readonly Label[]
  /** Draws one, in points from its upper left corner. */
  draw(sheet: Sheet, label: Label): void
}

/** A page for each label, as printers of labels take them. */
export async function labelPdf<Label>({ format, title, author, tag, labels, draw }: Labels<Label>): Promise<Buffer> {
  const { default: PDFDocument } = await import("pdfkit")
  const size: [number, number] = [mm(format.width), mm(format.height)]
  const info = { Title: title, Author: author }
  const pdf = new PDFDocument({ size, margin: 0, autoFirstPage: false, lang: tag, displayTitle: true, info })
  const written = writtenBytes(pdf)
  const sheet = new Sheet(pdf, () => undefined)
  for (const label of labels) {
    pdf.addPage()
    draw(sheet, label)
  }
  pdf.end()
  return written
}
