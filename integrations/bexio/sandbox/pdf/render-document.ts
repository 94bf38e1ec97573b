import PDFDocument from "pdfkit"
import { sumsOf } from "../ledger/document-sums"
import { formatDecimal } from "../money/decimal"
import type { DocumentRow } from "../store/rows"
import type { World } from "../world"

export async function renderDocument({ company }: World, document: DocumentRow): Promise<Buffer> {
  const pdf = new PDFDocument({ size: "A4", info: { CreationDate: new Date(0) } })
  const chunks: Buffer[] = []
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on("end", resolve))
  pdf
    .text(company.name)
    .text(document.document_nr)
    .text(`Total CHF ${formatDecimal(sumsOf(document).total, 2)}`)
    .end()
  await ended
  return Buffer.concat(chunks)
}
