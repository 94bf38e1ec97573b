import { beforeAll, describe, expect, it } from "vitest"
import { settings } from "#config/settings"
import { chfWithRappen } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import type { Cart } from "#shop/cart/wire/cart"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { netOf } from "#shop/lines/rules/totals"
import { totalsOfOffer } from "#shop/lines/wire/offer"
import { offeredPrices, rentalOffer } from "#shop/lines/wire/rental-offer"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { DEFAULT_SETTINGS } from "#shop/settings/wire/default-settings"
import {
  api,
  demoDeliveryTypes,
  demoProduct,
  erp,
  mailTo,
  newCartToken,
  type SignedInCustomer,
  signedInCustomer,
  staff,
  until,
} from "../harness"
import { add, readCart } from "./cart-support"
import { checkOut } from "./checkout-support"

const { vatPermille, shippingFeeRappen } = DEFAULT_SETTINGS.sales
const RATES = { vatPermille, shippingFee: shippingFeeRappen, grossStep: settings.grossStepRappen }

let customer: SignedInCustomer
let admin: Awaited<ReturnType<typeof staff>>
let types: Awaited<ReturnType<typeof demoDeliveryTypes>>
beforeAll(async () => {
  customer = await signedInCustomer()
  admin = await staff()
  types = await demoDeliveryTypes()
})

type Kind = "rental" | "purchase" | "accessory" | "software-service"

interface Wish {
  kind: Kind
  slug: string
  quantity?: number
  period?: [string, string]
  isSent?: boolean
  hasService?: boolean
}

/** Each alone in a cart: with and without what comes along, a fee, a service, a delivery; sums that round up and down. */
const ALONE: [string, Wish][] = [
  ["a rental that is fetched", { kind: "rental", slug: "rtc-360", period: ["2027-05-03", "2027-05-05"] }],
  [
    "a rental that is sent, with a service",
    { kind: "rental", slug: "rtc-360", period: ["2027-05-13", "2027-05-19"], isSent: true, hasService: true },
  ],
  ["a rental with what comes along", { kind: "rental", slug: "blk-360-g2", period: ["2027-05-03", "2027-05-07"] }],
  ["a rental by its rates", { kind: "rental", slug: "blk-2-go", period: ["2027-05-03", "2027-05-12"], isSent: true }],
  [
    "a rental for more than a month by its rates",
    { kind: "rental", slug: "blk-2-go", period: ["2027-07-05", "2027-08-11"], hasService: true },
  ],
  ["a device with what comes along, twice", { kind: "purchase", slug: "icon-icr70", quantity: 2 }],
  ["a device", { kind: "purchase", slug: "blk-3d" }],
  ["an accessory that is sent", { kind: "accessory", slug: "usb-c-kabel", quantity: 3 }],
  ["seven accessories", { kind: "accessory", slug: "schutzhuelle-blk-3d", quantity: 7 }],
]

/** net × (1 + VAT) as a fraction, to the nearest step, the middle upwards: no function of the shop is asked. */
function exactGross(netRappen: number): number {
  const [above, step] = [BigInt(netRappen) * BigInt(1000 + vatPermille), BigInt(settings.grossStepRappen)]
  return Number(((2n * above + 1000n * step) / (2000n * step)) * step)
}

/** What the page of the product says, by the functions that it uses. */
function onItsPage(product: ProductDetail, { kind, quantity = 1, period, hasService }: Wish, delivery: string) {
  if (!period) {
    const total = fromWireMoney(product.price) * quantity
    return totalsOfOffer(product, { category: kind, total }, quantity, RATES)
  }
  const serviceIds = hasService ? [product.productservices[0].id] : []
  const prices = offeredPrices(product, { delivery: { price: delivery }, serviceIds, discountPermille: 0 })
  return rentalOffer(product, rentalPeriod(...period), prices, RATES).totals
}

async function put(cart: string, wish: Wish) {
  const product = await demoProduct(wish.slug, wish.kind)
  const delivery = wish.isSent ? types.delivery : types.pickup
  const [rentalstartdate, rentalenddate] = wish.period ?? []
  const productservice = wish.hasService ? product.productservices[0].id : null
  const rental = wish.period && { rentalstartdate, rentalenddate, delivery: delivery.id, productservice }
  const added = await add(wish.kind, product.id, { cart, quantity: wish.quantity ?? 1, ...rental })
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  return onItsPage(product, wish, delivery.price)
}

/** The same total in cart, checkout, order, Medusa, mail and accounts; the rows of each add up to it. */
async function followed(cartToken: string) {
  const cart = await readCart(cartToken)
  expect(sumOf(cart)).toBe(fromWireMoney(cart.total_cost))
  expect(fromWireMoney(cart.total_cost)).toBe(exactGross(fromWireMoney(cart.total_shipping_price)))

  const { status, body: placed } = await checkOut(cartToken, customer)
  expect([status, placed.total_cost]).toEqual([200, cart.total_cost])

  const order = (await api("GET", `/orders/${placed.id}/`, { token: customer.token })).body
  expect(order).toMatchObject({
    total_cost: cart.total_cost,
    subtotal: cart.total_price,
    shipping_cost: cart.shipping_cost,
    vat_cost: cart.total_shipping_vat,
    vat_percent: cart.vat_percent,
    rounding: cart.rounding,
  })

  const medusa = (await admin("GET", `/admin/orders/${placed.id}?fields=total,tax_total`)).body.order
  expect([medusa.total, medusa.tax_total]).toEqual([Number(cart.total_cost), Number(cart.total_shipping_vat)])

  const mail = (await mailTo(customer.email, new RegExp(`Ihre Bestellung ${placed.shop_number}`))).text.replaceAll(
    "\u00a0",
    " ",
  )
  const printed = (amount: string) => chfWithRappen(fromWireMoney(amount)).replaceAll("\u00a0", " ")
  expect(mail).toContain(`Zwischensumme exkl. MwSt.: ${printed(cart.total_price)}`)
  expect(mail).toContain(`MwSt. (${cart.vat_percent} %): ${printed(cart.total_shipping_vat)}`)
  expect(mail).toContain(`Total inkl. MwSt.: ${printed(cart.total_cost)}`)

  const inErp = await until("the order in the accounts", async () =>
    (await erp.state()).orders.find(({ title }) => title?.includes(placed.shop_number)),
  )
  expect(Number(inErp.total)).toBe(Number(cart.total_cost))
  return cart
}

const sumOf = (cart: Cart): number =>
  [cart.total_price, cart.shipping_cost, cart.total_shipping_vat, cart.rounding]
    .map(fromWireMoney)
    .reduce((sum, each) => sum + each, 0)

describe("one total, to the Rappen", () => {
  it.each(ALONE)("of %s alone: page, cart, checkout, order, Medusa, mail and accounts", async (_name, wish) => {
    const cart = newCartToken()
    const page = await put(cart, wish)
    const { total_cost, total_shipping_price } = await followed(cart)
    expect([page.total, netOf(page)]).toEqual([fromWireMoney(total_cost), fromWireMoney(total_shipping_price)])
  })

  it("of many things together", async () => {
    const cart = newCartToken()
    await put(cart, { kind: "rental", slug: "rtc-360", period: ["2027-06-07", "2027-06-11"], isSent: true })
    await put(cart, { kind: "rental", slug: "blk-360-g2", period: ["2027-06-07", "2027-06-18"] })
    await put(cart, { kind: "accessory", slug: "usb-c-kabel", quantity: 11 })
    await followed(cart)
  })
})
