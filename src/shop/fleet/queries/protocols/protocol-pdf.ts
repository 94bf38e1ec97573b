import { buffer } from "node:stream/consumers"
import type { IFileModuleService, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { seesOrder } from "#area/companies"
import { shopSettings } from "#area/settings"
import { drawPageNumbers, writtenBytes } from "#platform/pdf/file"
import { decodedBytes } from "#platform/pdf/picture"
import { INK, mm, PAGE, Sheet } from "#platform/pdf/sheet"
import { notFound } from "#platform/refusal"
import type { CompanySettings } from "#shop/settings/wire/shop-settings"
import type { Texts } from "#texts/texts"
import { drawCompany, drawProtocol, type Pictures } from "./draw-protocol"
import { type ProtocolFacts, protocolFacts, protocolTitle } from "./protocol-facts"

export interface ProtocolFile {
  name: string
  content: Buffer
}

/**
 * A protocol for staff, drawn from what was stored.
 * @throws Refusal 404
 * @see docs/decisions/108-protocols-drawn-on-demand.md
 */
export async function protocolPdf(scope: MedusaContainer, id: string, texts: Texts): Promise<ProtocolFile> {
  const facts = await protocolFacts(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  if (!facts) throw notFound()
  return fileOf(scope, facts, texts)
}

/** A protocol of an order that the customer sees. @throws Refusal 404 for what isn't there or isn't his to see */
export async function orderProtocolPdf(
  scope: MedusaContainer,
  { customerId, orderId, id }: { customerId: string; orderId: string; id: string },
  texts: Texts,
): Promise<ProtocolFile> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [facts, isSeen] = await Promise.all([protocolFacts(db, id), seesOrder(db, customerId, orderId)])
  if (!isSeen || facts?.order_id !== orderId) throw notFound()
  return fileOf(scope, facts, texts)
}

async function fileOf(scope: MedusaContainer, facts: ProtocolFacts, texts: Texts): Promise<ProtocolFile> {
  const name = [texts(protocolTitle(facts)), facts.shop_number, facts.serial_number].filter(Boolean).join("_")
  const [{ company }, pictures] = await Promise.all([shopSettings(scope), readPictures(scope, facts)])
  return { name: `${name}.pdf`, content: await draw(facts, pictures, company, texts) }
}

/** Of all pictures on a paper, in bytes: they are decoded at the same time. */
const MOST_DECODED = 64 * 1024 * 1024
/** Of no format, so that the paper says that it can't print it. */
const UNDRAWABLE = Buffer.alloc(0)

async function readPictures(scope: MedusaContainer, facts: ProtocolFacts): Promise<Pictures> {
  const ids = [facts.signature_id, ...facts.photos, ...facts.damages.flatMap(({ photos }) => photos)]
  const files: { id: string; key: string }[] = await scope
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)("stored_file")
    .whereIn(
      "id",
      ids.filter((id) => id !== null),
    )
    .select("id", "key")
  const store = scope.resolve<IFileModuleService>(Modules.FILE)
  const contents = await Promise.all(files.map(async ({ key }) => buffer(await store.getDownloadStream(key))))
  const pictures = new Map<string, Buffer>()
  let room = MOST_DECODED
  for (const [index, { id }] of files.entries()) {
    const bytes = (await decodedBytes(contents[index])) ?? Number.POSITIVE_INFINITY
    const isDrawn = bytes <= room
    if (isDrawn) room -= bytes
    pictures.set(id, isDrawn ? contents[index] : UNDRAWABLE)
  }
  return pictures
}

async function draw(facts: ProtocolFacts, pictures: Pictures, company: CompanySettings, texts: Texts): Promise<Buffer> {
  const { default: PDFDocument } = await import("pdfkit")
  const title = texts(protocolTitle(facts))
  const info = { Title: `${title} ${facts.serial_number}`, Author: company.name, CreationDate: facts.created_at }
  const pdf = new PDFDocument({ size: "A4", margin: 0, bufferPages: true, lang: texts.tag, displayTitle: true, info })
  const written = writtenBytes(pdf)
  const sheet = new Sheet(pdf, (page) => {
    page.text(company.name, PAGE.left, mm(15), { size: 8.5, isBold: true })
    page.text(title, PAGE.left, mm(15), { size: 8.5, color: INK.muted, width: PAGE.right - PAGE.left, align: "right" })
    page.line(mm(20))
    page.y = mm(26)
  })
  drawCompany(sheet, company)
  drawProtocol({ sheet, texts }, facts, pictures)
  drawPageNumbers(sheet, texts, () => mm(283))
  pdf.end()
  return written
}
