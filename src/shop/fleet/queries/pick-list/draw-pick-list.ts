import { message } from "#kernel/wire/message"
import { drawLines, fitText } from "#platform/pdf/fitted-text"
import { drawQr } from "#platform/pdf/qr"
import { plainText } from "#platform/pdf/rich-text"
import { INK, lineHeight, mm, PAGE } from "#platform/pdf/sheet"
import type { GoodsToPick } from "#shop/orders/wire/to-pick"
import type { Paper } from "../protocols/draw-pictures"
import type { DeviceToPick, PickList } from "./pick-list"

type Pack = PickList["packs"][number]

const CODE = mm(17)
const BOX = mm(3.2)
const INDENT = mm(6)
const HEAD_WIDTH = PAGE.right - PAGE.left - CODE - mm(3)

export function drawPickList(paper: Paper, list: PickList) {
  const { sheet, texts } = paper
  sheet.y = mm(18)
  sheet.paragraph([[{ text: texts(message("fleet.pick_list_of", { day: list.day })), isBold: true }]], 18)
  sheet.y += mm(3)
  if (list.packs.length === 0) sheet.paragraph(plainText(texts(message("fleet.pick_nothing"))), 11)
  for (const pack of list.packs) drawPack(paper, pack, list)
  const shown = list.packs.filter(({ order }) => order?.is_to_send).length
  if (list.day === list.today && list.count > shown)
    sheet.paragraph(plainText(texts(message("fleet.pick_left_out", { shown, all: list.count }))))
}

/** An order with all that is packed of it; its code leads to it on a screen. */
function drawPack(paper: Paper, pack: Pack, { day }: PickList) {
  const { sheet } = paper
  sheet.need(CODE + mm(16))
  sheet.line(sheet.y, { color: INK.muted })
  sheet.y += mm(2)
  const top = sheet.y
  if (pack.order) drawQr(sheet.pdf, pack.order.shop_number, PAGE.right - CODE, top, CODE)
  drawHead(paper, pack, day)
  sheet.y = Math.max(sheet.y, top + (pack.order ? CODE : 0)) + mm(1)
  for (const device of pack.devices) drawDevice(paper, device)
  for (const goods of pack.goods) drawGoods(paper, goods)
  sheet.y += mm(4)
}

function drawHead({ sheet, texts }: Paper, { order, devices }: Pack, day: string) {
  const [device] = devices
  const name = [order?.shop_number, order?.customer ?? device?.customer].filter(Boolean).join("  ·  ")
  const title = fitText(sheet, name, { width: HEAD_WIDTH, height: mm(11), sizes: [12, 10, 8], isBold: true })
  sheet.y = drawLines(sheet, title, PAGE.left, sheet.y)
  const where = device?.is_pickup ? order?.phone : [order?.address, order?.phone].filter(Boolean).join(", ")
  const late = device && device.due < day && texts(message("fleet.pick_late", { day: device.due }))
  const unnamed = texts(message(device ? "fleet.pick_pickup" : "fleet.pick_sale"))
  const facts = [device?.delivery || unnamed, where]
  for (const [text, color] of [...facts.map((fact) => [fact, INK.muted] as const), [late, INK.accent] as const]) {
    if (!text) continue
    const lines = fitText(sheet, text, { width: HEAD_WIDTH, height: mm(9), sizes: [9, 8, 7] })
    sheet.y = drawLines(sheet, lines, PAGE.left, sheet.y, color)
  }
}

function drawDevice(paper: Paper, device: DeviceToPick) {
  const { texts } = paper
  drawPoint(paper, [device.product, device.serial_number].filter(Boolean).join("  ·  "), { isBold: true })
  const facts = [
    texts(message("fleet.pick_rental", { period: device.period })),
    device.waits_for_inspection && texts(message("fleet.pick_unchecked")),
  ]
  drawHint(paper, facts.filter(Boolean).join("  ·  "), INDENT)
  for (const part of device.scope) drawPoint(paper, part, { indent: INDENT })
}

function drawGoods(paper: Paper, { name, quantity, sku, place, stocked }: GoodsToPick) {
  const { texts } = paper
  drawPoint(paper, texts(message("fleet.pick_pieces", { quantity, name })), { isBold: true })
  const stock =
    place !== null && stocked !== null && texts(message("fleet.pick_stock", { place, stocked: Math.max(0, stocked) }))
  const facts = [sku, stock].filter(Boolean).join("  ·  ")
  if (facts !== "") drawHint(paper, facts, INDENT)
}

/** What is taken, with a box to tick; long ones take as many lines as they need. */
function drawPoint({ sheet }: Paper, text: string, { isBold = false, indent = 0 }) {
  const left = PAGE.left + indent + INDENT
  const lines = sheet.fit([[{ text: text.replace(/\s+/g, " "), isBold }]], PAGE.right - left, 10)
  sheet.need(lineHeight(10) * lines.length + mm(1))
  sheet.pdf
    .rect(PAGE.left + indent, sheet.y + mm(0.2), BOX, BOX)
    .lineWidth(0.7)
    .strokeColor(INK.text)
    .stroke()
  sheet.y = drawLines(sheet, { lines, size: 10 }, left, sheet.y) + mm(0.8)
}

function drawHint({ sheet }: Paper, text: string, indent: number) {
  const left = PAGE.left + indent
  const lines = sheet.fit(plainText(text.replace(/\s+/g, " ")), PAGE.right - left, 8.5)
  sheet.need(lineHeight(8.5) * lines.length)
  sheet.y = drawLines(sheet, { lines, size: 8.5 }, left, sheet.y, INK.muted) + mm(0.8)
}
