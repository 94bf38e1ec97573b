import { amountWithRappen } from "#kernel/format-chf"
import { dayInWords, periodInWords } from "#kernel/format-day"
import { plainText } from "#platform/pdf/rich-text"
import { INK, lineHeight, mm, PAGE, type Sheet } from "#platform/pdf/sheet"
import { PROTOCOL_TITLES } from "#shop/rental/rules/protocol"
import type { CompanySettings } from "#shop/settings/wire/shop-settings"
import { drawPhotos, drawPicture } from "./draw-pictures"
import type { ProtocolFacts } from "./protocol-facts"

/** Bytes of private files by id; those that are gone are missing. */
export type Pictures = ReadonlyMap<string, Buffer>

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
export function drawProtocol(sheet: Sheet, facts: ProtocolFacts, pictures: Pictures) {
  sheet.paragraph([[{ text: PROTOCOL_TITLES[facts.kind], isBold: true }]], 18)
  sheet.y += mm(4)
  drawFacts(sheet, facts)
  drawChecklist(sheet, facts)
  if (facts.note !== "") {
    drawHeading(sheet, "Zustand und Bemerkungen")
    sheet.paragraph(plainText(facts.note))
  }
  drawDamages(sheet, facts, pictures)
  drawPhotos(sheet, "Fotos", facts.photos, pictures)
  drawSignature(sheet, facts, pictures)
}

function drawHeading(sheet: Sheet, text: string) {
  sheet.need(mm(18))
  sheet.y += mm(6)
  sheet.paragraph([[{ text, isBold: true }]], 11)
  sheet.line(sheet.y + mm(0.5))
  sheet.y += mm(2.5)
}

function drawFacts(sheet: Sheet, facts: ProtocolFacts) {
  const rows: [string, string][] = [
    ["Gerät", facts.product],
    ["Seriennummer", facts.serial_number],
    ["Bestellung", facts.shop_number ?? ""],
    ["Kunde", facts.customer.join(", ")],
    ["Mietdauer", periodInWords(facts.period)],
    ["Lieferung", facts.delivery],
    [facts.kind === "hand_over" ? "Übergeben am" : "Zurückgegeben am", dayInWords(facts.day)],
    ["Mitarbeitende", facts.staff],
  ]
  for (const [label, value] of rows.filter(([, value]) => value !== "")) {
    const lines = sheet.fit(plainText(value), WIDTH - LABEL_WIDTH, 9.5)
    sheet.need(lineHeight(9.5) * lines.length)
    sheet.text(label, PAGE.left, sheet.y, { color: INK.muted })
    for (const line of lines) {
      sheet.runs(line, PAGE.left + LABEL_WIDTH, sheet.y)
      sheet.y += lineHeight(9.5)
    }
    sheet.y += mm(0.6)
  }
}

/** A point with its box: ticked, or open with the word for it, since a tick alone is easily overlooked. */
function drawChecklist(sheet: Sheet, { checklist }: ProtocolFacts) {
  if (checklist.length === 0) return
  drawHeading(sheet, "Lieferumfang und Prüfpunkte")
  const [box, indent] = [mm(3), mm(6)]
  for (const { text, is_checked: isChecked } of checklist) {
    const lines = sheet.fit(plainText(isChecked ? text : `${text} – fehlt oder nicht in Ordnung`), WIDTH - indent, 9.5)
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

function drawDamages(sheet: Sheet, { damages }: ProtocolFacts, pictures: Pictures) {
  for (const { description, fee, photos } of damages) {
    drawHeading(sheet, "Schaden")
    sheet.paragraph(plainText(description))
    if (fee > 0) sheet.paragraph(plainText(`Verrechnet: CHF ${amountWithRappen(fee)} exkl. MwSt.`))
    drawPhotos(sheet, "", photos, pictures)
  }
}

const SIGNATURE = { width: mm(70), height: mm(25) }

function drawSignature(sheet: Sheet, facts: ProtocolFacts, pictures: Pictures) {
  sheet.need(SIGNATURE.height + mm(26))
  drawHeading(sheet, "Unterschrift")
  const picture = facts.signature_id === null ? undefined : pictures.get(facts.signature_id)
  if (picture) {
    drawPicture(sheet, picture, PAGE.left, sheet.y, SIGNATURE)
    sheet.y += SIGNATURE.height + mm(1)
    sheet.line(sheet.y, { to: PAGE.left + SIGNATURE.width, color: INK.muted })
    sheet.y += mm(1.5)
  } else if (facts.unsigned_reason !== "") {
    sheet.paragraph(plainText(`Ohne Unterschrift: ${facts.unsigned_reason}`))
  }
  sheet.paragraph(plainText([facts.signer, dayInWords(facts.day)].filter(Boolean).join(", ")))
}
