import type { CalendarDay } from "#kernel/calendar-day"
import { amountWithRappen } from "#kernel/format-chf"
import { message } from "#kernel/wire/message"
import { plainText } from "#platform/pdf/rich-text"
import { INK, lineHeight, mm, PAGE, type Sheet } from "#platform/pdf/sheet"
import type { CompanySettings } from "#shop/settings/wire/shop-settings"
import type { PlainCode } from "#texts/codes"
import type { Texts } from "#texts/texts"
import { drawPhotos, drawPicture, type Paper } from "./draw-pictures"
import { type PaperPoint, partPoint } from "./part-points"
import { type ProtocolFacts, protocolTitle } from "./protocol-facts"

/** Bytes of private files by id; those that are gone are missing. */
export type Pictures = ReadonlyMap<string, Buffer>

const dayIn = (texts: Texts, day: CalendarDay) => texts(message("fleet.paper_day", { day }))

const LABEL_WIDTH = mm(36)
const WIDTH = PAGE.right - PAGE.left

/** Who gives it out, at the head of the first page. */
export function drawCompany(sheet: Sheet, company: CompanySettings) {
  sheet.text(company.name, PAGE.left, mm(15), { size: 15, isBold: true })
  sheet.pdf.rect(PAGE.left, mm(23.5), mm(12), mm(0.9)).fill(INK.accent)
  const line = `${company.address}, ${company.postalcode} ${company.city}  ·  ${company.phone}  ·  ${company.mail}`
  sheet.text(line, PAGE.left, mm(26.5), { size: 8, color: INK.muted })
  sheet.y = mm(38)
}

/** All that was found, from the title to the signature. */
export function drawProtocol(paper: Paper, facts: ProtocolFacts, pictures: Pictures) {
  const { sheet } = paper
  sheet.paragraph([[{ text: paper.texts(protocolTitle(facts)), isBold: true }]], 18)
  sheet.y += mm(4)
  drawFacts(paper, facts)
  drawPoints(paper, "fleet.paper_checklist", facts.checklist)
  drawPoints(
    paper,
    "parts.paper_parts",
    facts.parts.map((part) => partPoint(part, paper.texts)),
  )
  if (facts.note !== "") {
    drawHeading(paper, "fleet.paper_note")
    sheet.paragraph(plainText(facts.note))
  }
  drawDamages(paper, facts, pictures)
  drawPhotos(paper, paper.texts(message("fleet.paper_photos")), facts.photos, pictures)
  drawSignature(paper, facts, pictures)
}

function drawHeading({ sheet, texts }: Paper, code: PlainCode) {
  sheet.need(mm(18))
  sheet.y += mm(6)
  sheet.paragraph([[{ text: texts(message(code)), isBold: true }]], 11)
  sheet.line(sheet.y + mm(0.5))
  sheet.y += mm(2.5)
}

function drawFacts({ sheet, texts }: Paper, facts: ProtocolFacts) {
  const rows: [PlainCode, string][] = [
    ["fleet.paper_device", facts.product],
    ["fleet.paper_serial_number", facts.serial_number],
    ["fleet.paper_order", facts.shop_number ?? ""],
    ["fleet.paper_customer", facts.customer.join(", ")],
    ["fleet.paper_period", texts(message("fleet.paper_rental_period", { period: facts.period }))],
    ["fleet.paper_delivery", facts.delivery],
    [facts.kind === "hand_over" ? "fleet.paper_handed_over_on" : "fleet.paper_returned_on", dayIn(texts, facts.day)],
    [facts.kind === "hand_over" ? "fleet.paper_replaces" : "fleet.paper_swapped_for", facts.other_serial_number ?? ""],
    ["fleet.paper_swap_reason", facts.swap_reason],
    ["fleet.paper_staff", facts.staff],
  ]
  for (const [label, value] of rows.filter(([, value]) => value !== "")) {
    const lines = sheet.fit(plainText(value), WIDTH - LABEL_WIDTH, 9.5)
    sheet.need(lineHeight(9.5) * lines.length)
    sheet.text(texts(message(label)), PAGE.left, sheet.y, { color: INK.muted })
    for (const line of lines) {
      sheet.runs(line, PAGE.left + LABEL_WIDTH, sheet.y)
      sheet.y += lineHeight(9.5)
    }
    sheet.y += mm(0.6)
  }
}

/** A point with its box: ticked, or open with the word for it, since a tick alone is easily overlooked. */
function drawPoints(paper: Paper, heading: PlainCode, points: readonly PaperPoint[]) {
  const { sheet, texts } = paper
  if (points.length === 0) return
  drawHeading(paper, heading)
  const [box, indent] = [mm(3), mm(6)]
  for (const { text, is_checked: isChecked, open } of points) {
    const said = isChecked ? text : (open ?? texts(message("fleet.paper_point_open", { text })))
    const lines = sheet.fit(plainText(said), WIDTH - indent, 9.5)
    sheet.need(lineHeight(9.5) * lines.length)
    const top = sheet.y + mm(0.4)
    sheet.pdf.rect(PAGE.left, top, box, box).lineWidth(0.7).strokeColor(INK.muted).stroke()
    if (isChecked) {
      const tick = sheet.pdf
        .moveTo(PAGE.left + box * 0.2, top + box * 0.55)
        .lineTo(PAGE.left + box * 0.42, top + box * 0.8)
      tick
        .lineTo(PAGE.left + box * 0.85, top + box * 0.2)
        .lineWidth(1.2)
        .strokeColor(INK.text)
        .stroke()
    }
    for (const line of lines) {
      sheet.runs(line, PAGE.left + indent, sheet.y, { color: isChecked ? INK.text : INK.accent })
      sheet.y += lineHeight(9.5)
    }
    sheet.y += mm(0.6)
  }
}

function drawDamages(paper: Paper, { damages }: ProtocolFacts, pictures: Pictures) {
  const { sheet, texts } = paper
  for (const { description, fee, photos } of damages) {
    drawHeading(paper, "fleet.paper_damage")
    sheet.paragraph(plainText(description))
    if (fee > 0) sheet.paragraph(plainText(texts(message("fleet.paper_damage_fee", { fee: amountWithRappen(fee) }))))
    drawPhotos(paper, "", photos, pictures)
  }
}

const SIGNATURE = { width: mm(70), height: mm(25) }

function drawSignature(paper: Paper, facts: ProtocolFacts, pictures: Pictures) {
  const { sheet, texts } = paper
  sheet.need(SIGNATURE.height + mm(26))
  drawHeading(paper, "fleet.paper_signature")
  const picture = facts.signature_id === null ? undefined : pictures.get(facts.signature_id)
  if (picture) {
    drawPicture(paper, picture, PAGE.left, sheet.y, SIGNATURE)
    sheet.y += SIGNATURE.height + mm(1)
    sheet.line(sheet.y, { to: PAGE.left + SIGNATURE.width, color: INK.muted })
    sheet.y += mm(1.5)
  } else if (facts.unsigned_reason !== "") {
    sheet.paragraph(plainText(texts(message("fleet.paper_unsigned", { reason: facts.unsigned_reason }))))
  }
  sheet.paragraph(plainText([facts.signer, dayIn(texts, facts.day)].filter(Boolean).join(", ")))
}
