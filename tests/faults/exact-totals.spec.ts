import { extractText, getDocumentProxy } from "unpdf"
import { expect, it } from "vitest"
import { amountWithRappen } from "#kernel/format-chf"
import { toWireMoney } from "#kernel/money"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"
import type { ErpDocument } from "#shop/erp/data/provider"
import {
  account,
  address,
  changeOf,
  defaultRates,
  goods,
  orderOf,
  rent,
} from "#shop/erp/queries/mirror/__tests__/order-for-erp"
import { erpDocumentOfChange } from "#shop/erp/queries/mirror/change-document"
import { erpDocumentOfOrder } from "#shop/erp/queries/mirror/order-document"
import { erpParty } from "#shop/erp/queries/mirror/parties"
import { cartTotals } from "#shop/lines/rules/cart-totals"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { netOf, type OrderTotals } from "#shop/lines/rules/totals"
import { amendedOrderTotals } from "#shop/orders/queries/order-totals"
import type { RentalChange } from "#shop/rental/data/changes"
import { cheapestCover } from "#shop/rental/rules/__tests__/support/cheapest-cover"
import type { RentalRate } from "#shop/rental/rules/rental-rates"
import type { ServicePrice } from "#shop/rental/rules/service-price"
import { textsFor } from "#texts/texts"
import { bexioProvider } from "../../integrations/bexio/provider"
import { startBexioSandbox } from "../../integrations/bexio/sandbox/bexio-sandbox"
import { totalInErp } from "./erp-arithmetic"
import { randomNumbers, volume } from "./volume"

const CARTS = volume(2_000, 100_000)
const CHUNK = 1_000
const PRINTED = volume(5, 200)

const random = randomNumbers()
const upTo = (most: number) => Math.floor(random() * (most + 1))
const oneOf = <Each>(choices: readonly Each[]): Each => choices[upTo(choices.length - 1)] as Each

const GOODS: readonly LineCategory[] = [
  "purchase",
  "package",
  "accessory",
  "software-service",
  "plugin",
  "education",
  "addon",
]

/** Prices as shops have them, and the odd ones that they don't. */
const price = () => oneOf([upTo(99), upTo(9_999), upTo(100) * 100, upTo(9_000_000)])

/** What a cart holds, before any rule of the shop has seen it. */
type Wish =
  | { kind: "goods"; category: LineCategory; quantity: number; unitPrice: number }
  | {
      kind: "rent"
      days: number
      pricePerDay: number
      rates: RentalRate[]
      delivery: number
      services: ServicePrice[]
      deposit: number
    }

/** A week, two and a month at some price or other. */
const rates = () => [6, 12, 26].map((days) => ({ days, price: 1 + upTo(days * 29_000) }))

const service = (): ServicePrice =>
  oneOf([
    { per: "rental", amount: oneOf([0, upTo(80_000)]) },
    { per: "day", amount: upTo(5_000) },
    { per: "permille", amount: upTo(200) },
  ])

const wish = (): Wish =>
  random() < 0.4
    ? {
        kind: "rent",
        days: upTo(40),
        pricePerDay: price(),
        rates: oneOf([[], [{ days: 6, price: 1 + upTo(130_500) }], rates()]),
        delivery: oneOf([0, upTo(30_000)]),
        services: Array.from({ length: upTo(3) }, service),
        deposit: oneOf([0, 0, upTo(900_000)]),
      }
    : { kind: "goods", category: oneOf(GOODS), quantity: 1 + upTo(oneOf([1, 20, 998])), unitPrice: price() }

const depositOf = ({ deposit }: { deposit: number }): ShopLine["charges"] =>
  deposit > 0 ? [{ code: "deposit", amount: deposit, isRefundable: true }] : []

/** In whole Rappen: what is held, not sold. */
const exactHeld = (wishes: readonly Wish[]): bigint =>
  wishes.reduce((sum, each) => sum + (each.kind === "rent" ? BigInt(each.deposit) : 0n), 0n)

const lineOf = (each: Wish, index: number): ShopLine =>
  each.kind === "rent"
    ? rent({ ...each, charges: depositOf(each), id: `line-${index}` })
    : goods({ ...each, id: `line-${index}`, total: each.quantity * each.unitPrice })

/** Per mille as a fraction, to the nearest Rappen, the middle upwards. */
const exactServices = ({ services, ...rent }: Extract<Wish, { kind: "rent" }>): bigint =>
  services.reduce((sum, { per, amount }) => {
    if (per === "rental") return sum + BigInt(amount)
    if (per === "day") return sum + BigInt(amount) * BigInt(rent.days)
    return sum + (BigInt(cheapestCover(rent.days, rent).rent) * BigInt(amount) * 2n + 1_000n) / 2_000n
  }, 0n)

/** In whole Rappen without VAT, of the wishes alone. */
const exactNet = (wishes: readonly Wish[]): bigint =>
  wishes.reduce(
    (sum, each) =>
      sum +
      (each.kind === "rent"
        ? BigInt(cheapestCover(each.days, each).rent) + BigInt(each.delivery) + exactServices(each)
        : BigInt(each.quantity) * BigInt(each.unitPrice)),
    0n,
  )

const exactFee = (wishes: readonly Wish[]): bigint => {
  const has = (category: string) => wishes.some((each) => each.kind === "goods" && each.category === category)
  return has("accessory") && !has("purchase") && !has("package") ? 1_000n : 0n
}

/** net × 1.081 and what is held as a fraction, to the nearest five Rappen, the middle upwards. */
const exactGross = (net: bigint, held: bigint): number =>
  Number(((net * 1_081n + held * 1_000n) * 2n + 5_000n) / 10_000n) * 5

const frame = {
  account,
  reference: { title: "Webshop W-1042", tag: "shop:order:order_1" },
  texts: textsFor("customer"),
}

function wishes(): Wish[] {
  const count = random() < 0.01 ? 150 + upTo(100) : 1 + upTo(12)
  return Array.from({ length: count }, wish)
}

/** Some of an order's rentals cancelled for half or all of the rent. */
function cancellations(wanted: readonly Wish[]): { index: number; change: RentalChange }[] {
  return wanted.flatMap((each, index) => {
    if (each.kind !== "rent" || random() < 0.5) return []
    const percent = oneOf([50, 100])
    const fee = Math.round((cheapestCover(each.days, each).rent * percent) / 100)
    const facts = { id: `rchg-${index}`, orderLineId: `line-${index}`, fee, percent }
    return [{ index, change: changeOf({ kind: "cancellation", ...facts }) }]
  })
}

function differences(wanted: readonly Wish[]): string[] {
  const lines = wanted.map(lineOf)
  const totals = cartTotals(lines, defaultRates)
  const order = orderOf(lines)
  const found: string[] = []
  const compare = (what: string, document: ErpDocument | null, net: bigint, held = 0n) => {
    const shop = document ? toWireMoney(document.total) : "0.00"
    const exact = toWireMoney(exactGross(net, held))
    const erp = document ? toWireMoney(totalInErp(document, defaultRates.vatPermille)) : "0.00"
    if (shop !== exact || erp !== exact) found.push(`${what}: shop ${shop}, exact ${exact}, ERP ${erp}`)
  }
  const fee = exactFee(wanted)
  compare("order", erpDocumentOfOrder(order, frame), exactNet(wanted) + fee, exactHeld(wanted))
  const sum = netOf(totals) + totals.vat + totals.rounding + Number(exactHeld(wanted))
  if (sum !== totals.total || Math.abs(totals.rounding) > 2)
    found.push(`the cart's lines don't add up: ${JSON.stringify(totals)}`)

  const cancelled = cancellations(wanted)
  const gone = new Set(cancelled.map(({ index }) => index))
  const changes = cancelled.map(({ change }) => change)
  const fees = changes.reduce((sum, change) => sum + BigInt(change.fee), 0n)
  const left = wanted.filter((_, index) => !gone.has(index))
  const last = changes.at(-1)
  const main = last
    ? erpDocumentOfChange(order, { change: last, cancelled: changes }, frame)
    : erpDocumentOfOrder(order, frame)
  compare("remainder", main, exactNet(left) + fees + fee, exactHeld(left))

  const extended = wanted.findIndex((each, index) => each.kind === "rent" && !gone.has(index))
  const extension = changeOf({ kind: "extension", orderLineId: `line-${extended}`, fee: upTo(20) * price() })
  const supplement = erpDocumentOfChange(order, { change: extension, cancelled: changes }, frame)
  compare("supplement", supplement, BigInt(extension.fee))

  const page = amendedOrderTotals({ ...order, changes: extended < 0 ? changes : [...changes, extension] }).total
  const documents = (main?.total ?? 0) + (extended < 0 ? 0 : (supplement?.total ?? 0))
  if (page !== documents)
    found.push(`the order's page says ${toWireMoney(page)}, its documents ${toWireMoney(documents)}`)
  return found
}

it(`${CARTS} carts come to the same total in the shop, in exact fractions and in the ERP`, async () => {
  for (let done = 0; done < CARTS; done += CHUNK) {
    for (let cart = 0; cart < Math.min(CHUNK, CARTS - done); cart++) {
      const wanted = wishes()
      const found = differences(wanted)
      if (found.length > 0) expect({ found, wanted }).toEqual({ found: [], wanted })
    }
    await new Promise(setImmediate)
  }
})

async function printed(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text.replace(/\s+/g, " ")
}

/** As the document's end has them: sums of the shop, not of the ERP. */
function printedSums(totals: OrderTotals): string[] {
  const { vat, rounding, total } = totals
  const line = (label: string, amount: number) => `${label} ${amountWithRappen(amount)}`
  return [
    line("Total ohne MwSt", netOf(totals)),
    line("MwSt 8.1 %", vat),
    ...(rounding === 0 ? [] : [line("Rundung", rounding)]),
    line("Total CHF", total),
  ]
}

it(`${PRINTED} orders have the shop's sums printed on their confirmations and invoices`, async () => {
  const limits = { default: 100_000, search: 100_000, pdf: 100_000 }
  const sandbox = await startBexioSandbox({ limits })
  const erp = bexioProvider({ baseUrl: sandbox.baseUrl, login: { kind: "static", token: sandbox.token } })
  try {
    const contactId = await erp.createContact(erpParty(address, account))
    for (let count = 0; count < PRINTED; count++) {
      const lines = wishes().map((each, index) => ({ ...lineOf(each, index), charges: [] }))
      const reference = { title: `Webshop W-${count}`, tag: `shop:order:${count}` }
      const order = await erp.createOrder(erpDocumentOfOrder(orderOf(lines), { ...frame, reference }), contactId)
      const invoice = await erp.createInvoice(order.id)
      const sums = printedSums(cartTotals(lines, defaultRates)).join(" ")
      expect(await printed((await erp.orderPdf(order.id)).content)).toContain(sums)
      expect(await printed((await erp.invoicePdf(invoice.id)).content)).toContain(sums)
    }
  } finally {
    await sandbox.stop()
  }
})
