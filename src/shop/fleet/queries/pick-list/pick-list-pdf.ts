import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { shopSettings } from "#area/settings"
import { message } from "#kernel/wire/message"
import { drawPageNumbers, writtenBytes } from "#platform/pdf/file"
import { INK, mm, PAGE, Sheet } from "#platform/pdf/sheet"
import type { Texts } from "#texts/texts"
import { drawPickList } from "./draw-pick-list"
import { type PickListOf, pickList } from "./pick-list"

/** What is packed on a day, with boxes to tick, as staff carry it through the store. */
export async function pickListPdf(scope: MedusaContainer, asked: PickListOf, texts: Texts) {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [{ company }, list] = await Promise.all([shopSettings(scope), pickList(db, asked)])
  const { default: PDFDocument } = await import("pdfkit")
  const title = texts(message("fleet.pick_list_of", { day: asked.day }))
  const info = { Title: title, Author: company.name }
  const pdf = new PDFDocument({ size: "A4", margin: 0, bufferPages: true, lang: texts.tag, displayTitle: true, info })
  const written = writtenBytes(pdf)
  const sheet = new Sheet(pdf, (page) => {
    page.text(title, PAGE.left, mm(12), { size: 8.5, color: INK.muted })
    page.line(mm(17))
    page.y = mm(21)
  })
  drawPickList({ sheet, texts }, list)
  drawPageNumbers(sheet, texts, () => mm(283))
  pdf.end()
  return { name: `${texts(message("fleet.pick_list_file", { day: asked.day }))}.pdf`, content: await written }
}
