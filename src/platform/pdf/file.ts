import { message } from "#kernel/wire/message"
import type { Texts } from "#texts/texts"
import { INK, PAGE, type Sheet } from "./sheet"

/** The file once it is written to its end; call it before the first page is full. */
export function writtenBytes(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve) => pdf.once("end", () => resolve(Buffer.concat(chunks))))
}

/** 'Seite 1 von 3' at the foot of every page. @param yOf where, by the page's place from 0 and how many there are */
export function drawPageNumbers(sheet: Sheet, texts: Texts, yOf: (index: number, count: number) => number) {
  const { count } = sheet.pdf.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    sheet.pdf.switchToPage(index)
    const style = { size: 8, color: INK.muted, align: "right", width: PAGE.right - PAGE.left } as const
    const said = texts(message("general.page_number", { page: index + 1, pages: count }))
    sheet.text(said, PAGE.left, yOf(index, count), style)
  }
}
