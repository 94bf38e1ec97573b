import { plainText, richText } from "#platform/pdf/rich-text"
import { INK, lineHeight, mm, PAGE, type Sheet } from "#platform/pdf/sheet"
import { fittedAddress } from "./address-window"
import { DOCUMENT_TEXTS } from "./document-texts"
import { type PrintJob, printedDay } from "./print-job"

/** Where windows of Swiss envelopes (C5, C5/6) let an address be read. */
const WINDOW = { left: mm(22), right: mm(120), senderY: mm(44), y: mm(49), width: mm(70), height: mm(34) }
const FACTS = { y: mm(44), labelWidth: mm(32), width: mm(90) }

const TITLE_Y = mm(84)

export const placeOf = ({ postcode, city }: PrintJob["company"]) => [postcode, city].filter(Boolean).join(" ")
export const streetOf = ({ street, houseNumber }: PrintJob["company"]) =>
  [street, houseNumber].filter(Boolean).join(" ")

function drawSender(sheet: Sheet, { company }: PrintJob) {
  sheet.text(company.name, PAGE.left, mm(15), { size: 15, isBold: true })
  sheet.pdf.rect(PAGE.left, mm(23.5), mm(12), mm(0.9)).fill(INK.accent)
  const lines = [
    [streetOf(company), placeOf(company)].filter(Boolean).join(", "),
    [company.phone, company.mail, company.web].filter(Boolean).join("  ·  "),
  ]
  lines.filter(Boolean).forEach((line, index) => {
    sheet.text(line, PAGE.left, mm(26.5) + index * lineHeight(8), { size: 8, color: INK.muted })
  })
}

function drawAddress(sheet: Sheet, { company, document }: PrintJob) {
  const x = company.window === "left" ? WINDOW.left : WINDOW.right
  const sender = [company.name, streetOf(company), placeOf(company)].filter(Boolean).join(", ")
  const [senderLine = []] = sheet.fit(plainText(sender), WINDOW.width, 6.5)
  sheet.runs(senderLine, x, WINDOW.senderY, { size: 6.5, color: INK.muted })
  sheet.line(WINDOW.senderY + lineHeight(6.5), { from: x, to: x + WINDOW.width, width: 0.3, color: INK.muted })
  const { lines, size } = fittedAddress(plainText(document.contact_address), {
    wrap: (line, fontSize) => sheet.fit([line], WINDOW.width, fontSize),
    room: (fontSize) => Math.floor(WINDOW.height / lineHeight(fontSize)),
  })
  lines.forEach((line, index) => {
    sheet.runs(line, x, WINDOW.y + index * lineHeight(size), { size })
  })
}

/** What the document is about, label by label; empty facts are left out. */
function factsOf({ document, company, contact, contactPerson }: PrintJob): [label: string, value: string][] {
  const { date, until, subject } = DOCUMENT_TEXTS[document.kind]
  const isDeliveredElsewhere =
    document.delivery_address_type === 1 && document.delivery_address !== document.contact_address
  const facts: [string, string | null][] = [
    [date, printedDay(document.is_valid_from)],
    [until ?? "", until && printedDay(document.is_valid_to)],
    [subject, document.title],
    ["Ihre Referenz", document.reference],
    ["Kundennummer", contact.nr],
    ["Ansprechperson", contactPerson],
    ["MWST-Nr.", company.vatNumber],
    ["Lieferadresse", isDeliveredElsewhere ? document.delivery_address.split("\n").join(", ") : null],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

function drawFacts(sheet: Sheet, job: PrintJob): number {
  const x = job.company.window === "left" ? mm(112) : PAGE.left
  const width = (job.company.window === "left" ? mm(78) : FACTS.width) - FACTS.labelWidth
  let y = FACTS.y
  for (const [label, value] of factsOf(job)) {
    sheet.text(label, x, y, { size: 8.5, color: INK.muted })
    for (const line of sheet.fit(plainText(value), width, 8.5)) {
      sheet.runs(line, x + FACTS.labelWidth, y, { size: 8.5 })
      y += lineHeight(8.5)
    }
    y += mm(0.5)
  }
  return y
}

/** The first page down to where the positions begin. */
export function drawLetterhead(sheet: Sheet, job: PrintJob, title: string) {
  const { header } = job.document
  drawSender(sheet, job)
  drawAddress(sheet, job)
  sheet.y = Math.max(TITLE_Y, drawFacts(sheet, job) + mm(5))
  sheet.paragraph([[{ text: title, isBold: true }]], 15)
  sheet.y += mm(2)
  sheet.paragraph(richText(header))
  sheet.y += mm(4)
}

/** Every further page says whose document goes on. */
export const drawRunningHead =
  ({ company }: PrintJob, title: string) =>
  (sheet: Sheet) => {
    const width = PAGE.right - PAGE.left
    sheet.text(company.name, PAGE.left, mm(15), { size: 8.5, isBold: true })
    sheet.text(title, PAGE.left, mm(15), { size: 8.5, color: INK.muted, width, align: "right" })
    sheet.line(mm(20))
    sheet.y = mm(26)
  }
