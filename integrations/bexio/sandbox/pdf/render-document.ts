import PDFDocument from "pdfkit"
import { SwissQRBill } from "swissqrbill/pdf"
import { drawPageNumbers, writtenBytes } from "#platform/pdf/file"
import { type Line, plainText, richText } from "#platform/pdf/rich-text"
import { lineHeight, mm, PAGE, Sheet } from "#platform/pdf/sheet"
import { textsFor } from "#texts/texts"
import { sumsOf } from "../ledger/document-sums"
import { INVOICE } from "../ledger/status"
import { DOCUMENT_TEXTS } from "./document-texts"
import { drawLetterhead, drawRunningHead } from "./letterhead"
import { paymentData } from "./payment-data"
import { printedRows } from "./position-rows"
import { drawRow, drawTableHead, fitRow } from "./positions-table"
import { type PrintJob, printedDay } from "./print-job"
import { drawSums, sumsHeight } from "./sums-block"

const PAYMENT_PART = { height: mm(105), gap: mm(11) }
const CLOSING = { width: mm(80), size: 9, mostLines: 7 }
const FOOT_Y = { page: mm(283), abovePaymentPart: PAGE.height - PAYMENT_PART.height - mm(9) }

function titleOf({ kind, document_nr, status }: PrintJob["document"]): string {
  const remark = { [INVOICE.draft]: " (Entwurf)", [INVOICE.cancelled]: " (storniert)" }[status] ?? ""
  return `${DOCUMENT_TEXTS[kind].title} ${document_nr}${kind === "kb_invoice" ? remark : ""}`
}

const hasPaymentPart = ({ document, company }: PrintJob) =>
  document.kind === "kb_invoice" &&
  document.status !== INVOICE.cancelled &&
  company.qrIban !== "" &&
  sumsOf(document).total > 0n

function drawPositions(sheet: Sheet, job: PrintJob) {
  const rows = printedRows(job).map((row) => (row ? fitRow(sheet, row) : null))
  drawTableHead(sheet)
  rows.forEach((row, index) => {
    if (row) drawRow(sheet, row, index === rows.length - 1 ? sumsHeight(job.document) : 0)
    else sheet.newPage()
  })
}

/** Terms and greeting: next to the sums, or below if they need more room than that. */
function closingLines({ document, contactPerson }: PrintJob): Line[] {
  const until = `Zahlbar bis ${printedDay(document.is_valid_to)}, rein netto.`
  const isDue = document.kind === "kb_invoice" && sumsOf(document).total > 0n
  const terms = isDue ? [[{ text: until, isBold: true }], []] : []
  return [...terms, ...richText(document.footer), [{ text: contactPerson, isBold: false }]]
}

function drawEnd(sheet: Sheet, job: PrintJob) {
  const beside = sheet.fit(closingLines(job), CLOSING.width, CLOSING.size)
  const isShort = beside.length <= CLOSING.mostLines
  sheet.need(sumsHeight(job.document))
  const top = sheet.y + mm(2)
  drawSums(sheet, job.document)
  sheet.y += isShort ? 0 : mm(4)
  if (!isShort) return sheet.paragraph(closingLines(job))
  beside.forEach((line, index) => {
    sheet.runs(line, PAGE.left, top + index * lineHeight(CLOSING.size), { size: CLOSING.size })
  })
  sheet.y = Math.max(sheet.y, top + beside.length * lineHeight(CLOSING.size))
}

/** At the foot of the last page if there is room, else of a page of its own; never divided. */
function drawPaymentPart(sheet: Sheet, job: PrintJob) {
  const top = PAGE.height - PAYMENT_PART.height
  if (sheet.y > top - PAYMENT_PART.gap) {
    sheet.newPage()
    const { document_nr, is_valid_to } = job.document
    sheet.paragraph(plainText(`Zahlteil zur Rechnung ${document_nr}, zahlbar bis ${printedDay(is_valid_to)}.`))
  }
  sheet.pdf.y = 0
  sheet.pdf.fillColor("black")
  new SwissQRBill(paymentData(job), { language: "DE" }).attachTo(sheet.pdf, 0, top)
}

/** The document as a PDF; the same document gives the same bytes. */
export async function renderDocument(job: PrintJob): Promise<Buffer> {
  const title = titleOf(job.document)
  const changedAt = new Date(`${job.document.updated_at.replace(" ", "T")}Z`)
  const info = { Title: title, Author: job.company.name, CreationDate: changedAt }
  const pdf = new PDFDocument({ size: "A4", margin: 0, bufferPages: true, lang: "de-CH", displayTitle: true, info })
  const written = writtenBytes(pdf)

  const runningHead = drawRunningHead(job, title)
  let isInTable = false
  const sheet = new Sheet(pdf, (page) => {
    runningHead(page)
    if (isInTable) drawTableHead(page)
  })
  drawLetterhead(sheet, job, title)
  isInTable = true
  drawPositions(sheet, job)
  isInTable = false
  drawEnd(sheet, job)
  const isPayable = hasPaymentPart(job)
  if (isPayable) drawPaymentPart(sheet, job)
  const footOf = (index: number, count: number) =>
    isPayable && index === count - 1 ? FOOT_Y.abovePaymentPart : FOOT_Y.page
  drawPageNumbers(sheet, textsFor("shop"), footOf)
  pdf.end()
  return written
}
