import type { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { beforeAll, describe, expect, it } from "vitest"
import { chfWithRappen } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import { Migration20261123115300 } from "#shop/catalogue/data/catalogue/migrations/Migration20261123115300"
import type { Order } from "#shop/orders/wire/order"
import type { ExtensionOffer } from "#shop/orders/wire/rental-change"
import type { StaffOrderOffice } from "#shop/orders/wire/staff-orders"
import { api, demoProduct, erp, mailTo, type SignedInCustomer, signedInCustomer, sql, staff, until } from "../harness"
import { cartWithRental, readCart } from "./cart-support"
import { checkOut } from "./checkout-support"
import { issuedQuote } from "./document-support"
import { auditOf, refusal, staffProducts } from "./staff-product-support"

const TITLE = "Kaution, wird zurückerstattet"
const NONE = { amount: "0.00", permille: 0 }

let customer: SignedInCustomer
let desk: Awaited<ReturnType<typeof staffProducts>>
let id: string
beforeAll(async () => {
  customer = await signedInCustomer()
  desk = await staffProducts()
  id = desk.rentalId
})

const saveDeposit = (deposit: object, productId = id) => desk.save(productId, "charges", { charges: { deposit } })
async function changeDeposit(deposit: object, shown: string | undefined) {
  const { status, body } = await saveDeposit({ ...NONE, ...deposit })
  expect(status, JSON.stringify(body)).toBe(200)
  await until("the deposit", async () => (await demoProduct("rtc-360")).charges?.[0]?.amount === shown)
}

/** A rental with a deposit of 5'000, as it was ordered. */
async function ordered(period: [string, string]) {
  const { status, body } = await checkOut(await cartWithRental("rtc-360", period), customer)
  expect(status, JSON.stringify(body)).toBe(200)
  return orderOf(body.id)
}
const orderOf = async (orderId: string) =>
  (await api<Order>("GET", `/orders/${orderId}/`, { token: customer.token })).body
const change = (order: Order, path: string, body: object) =>
  api<Order>("POST", `/orders/${order.id}/items/${order.rentalitems[0].id}/${path}/`, { token: customer.token, body })
const inErp = (title: string) =>
  until(`${title} in the accounts`, async () => (await erp.state()).orders.find((row) => row.title === title))

/** The update to the version that keeps a share's sales price, once more. */
async function keepSalesPrices() {
  const migration: Migration = Reflect.construct(Migration20261123115300, [])
  await migration.up()
  for (const statement of migration.getQueries()) await sql(statement as string)
}

describe("a product without a deposit", () => {
  it("says nothing of charges, nor do its cart and order", async () => {
    expect(await demoProduct("rtc-360")).not.toHaveProperty("charges")
    expect(await readCart(await cartWithRental("rtc-360", ["2027-03-01", "2027-03-02"]))).not.toHaveProperty("charges")
    expect(await ordered(["2027-03-01", "2027-03-02"])).not.toHaveProperty("charges")
  })
})

describe("a deposit", () => {
  beforeAll(() => changeDeposit({ amount: "5000" }, "5000.00"))
  const wire = { code: "deposit", title: TITLE, amount: "5000.00", vat: "0", refundable: true }

  it("is on the product's page", async () => {
    const { charges } = await demoProduct("rtc-360")
    expect(charges).toEqual([{ code: "deposit", title: TITLE, amount: "5000.00", refundable: true }])
  })

  it("is in what is paid and nowhere else: cart, order, Medusa, mail, staff's order and accounts", async () => {
    const token = await cartWithRental("rtc-360", ["2027-05-03", "2027-05-05"])
    const cart = await readCart(token)
    expect(cart).toMatchObject({ total_price: "870.00", total_shipping_vat: "70.47", total_cost: "5940.45" })
    expect(cart.charges).toEqual([{ ...wire, line: cart.items[0].id }])

    const { status, body: placed } = await checkOut(token, customer, { confirmed_total: "5940.45" })
    expect([status, placed.total_cost]).toEqual([200, "5940.45"])
    const order = await orderOf(placed.id)
    expect(order).toMatchObject({ subtotal: "870.00", vat_cost: "70.47", rounding: "-0.02", total_cost: "5940.45" })
    expect(order.charges).toEqual([{ ...wire, line: order.rentalitems[0].id }])

    const admin = await staff()
    const medusa = (await admin("GET", `/admin/orders/${order.id}?fields=total,tax_total`)).body.order
    expect([medusa.total, medusa.tax_total]).toEqual([5940.45, 70.47])
    const office = (await admin<StaffOrderOffice>("GET", `/admin/orders/${order.id}/office`)).body
    const charges = [{ code: "deposit", title: TITLE, amount: 500_000, isRefundable: true }]
    expect(office.totals).toMatchObject({ subtotal: 87_000, charges, total: 594_045 })

    const { text } = await mailTo(customer.email, new RegExp(`Ihre Bestellung ${order.shop_number}`))
    const printed = (amount: string) => chfWithRappen(fromWireMoney(amount))
    expect(text).toContain(`${TITLE}: ${printed("5000.00")}`)
    expect(text).toContain(`Total inkl. MwSt.: ${printed("5940.45")}`)

    const { total, id: erpId } = await inErp(`Webshop ${order.shop_number}`)
    expect(Number(total)).toBe(5940.45)
    const { positions } = (await erp.call("GET", `/2.0/kb_order/${erpId}`)) as { positions: { text: string }[] }
    expect(positions.at(-1)).toMatchObject({ unit_price: "5000.000000", account_id: 88, tax_id: 21 })
    expect(positions.at(-1)?.text).toContain(TITLE)
    expect(positions.at(-2)).toMatchObject({ account_id: 95, tax_id: 17 })
  })

  it("is in a quote and in the cart that it is redeemed into, whatever it is meanwhile", async () => {
    const quote = await issuedQuote(customer, await cartWithRental("rtc-360", ["2027-06-01", "2027-06-03"]))
    expect(quote).toMatchObject({ total_cost: "5940.45", charges: [{ ...wire, line: "0" }] })
    await changeDeposit({ amount: "6000" }, "6000.00")
    try {
      const redeemed = await api("POST", `/quotes/${quote.id}/redeem/`, { token: customer.token })
      expect(await readCart(redeemed.body.cart)).toMatchObject({ total_cost: "5940.45", charges: [wire] })
    } finally {
      await changeDeposit({ amount: "5000" }, "5000.00")
    }
  })

  it("of a cart is today's once its prices have to be", async () => {
    const cart = await cartWithRental("rtc-360", ["2027-07-05", "2027-07-07"])
    await changeDeposit({ amount: "6000" }, "6000.00")
    try {
      expect((await readCart(cart)).charges).toMatchObject([{ amount: "5000.00" }])
      await sql(
        `update cart_line_item line
            set metadata = metadata || jsonb_build_object('priced_at', (metadata->>'priced_at')::timestamptz - interval '25 hours')
           from session_cart_token token where token.cart_id = line.cart_id and token.token = $1`,
        cart,
      )
      expect(await checkOut(cart, customer)).toMatchObject({ status: 409, body: { code: "price_changed" } })
      expect((await readCart(cart)).charges).toMatchObject([{ amount: "6000.00" }])
    } finally {
      await changeDeposit({ amount: "5000" }, "5000.00")
    }
  })

  it("stays as it is when the rental is extended", async () => {
    const order = await ordered(["2027-09-06", "2027-09-08"])
    const path = `/orders/${order.id}/items/${order.rentalitems[0].id}/extension/`
    const [option] = (await api<ExtensionOffer>("GET", path, { token: customer.token })).body.options
    const { rentalenddate, price, total } = option
    const extended = await change(order, "extension", { rentalenddate, confirmed_price: price })
    expect(extended.status, JSON.stringify(extended.body)).toBe(200)
    const amended = fromWireMoney(extended.body.amended?.total_cost ?? "0.00")
    expect(amended).toBe(fromWireMoney(order.total_cost) + fromWireMoney(total))
    expect(extended.body.amended?.charges).toMatchObject([wire])
  })

  it("isn't owed for a rental that is cancelled, and its document in the accounts has none", async () => {
    const order = await ordered(["2027-10-04", "2027-10-06"])
    const { fee, total } = order.rentalitems[0].standing?.cancellation ?? { fee: "", total: "" }
    const cancelled = await change(order, "cancel", { confirmed_fee: fee })
    expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
    expect(cancelled.body.amended).toMatchObject({ total_cost: total })
    expect(cancelled.body.amended).not.toHaveProperty("charges")
    expect(Number((await inErp(`Webshop ${order.shop_number}-2`)).total)).toBe(Number(total))
  })
})

describe("staff", () => {
  it("set it in per mille of the sales price, in whole francs", async () => {
    const price = fromWireMoney((await demoProduct("rtc-360", "purchase")).price)
    const francs = Math.round((price * 77) / 1000 / 100)
    await changeDeposit({ permille: 77 }, `${francs}.00`)
    const entries = await auditOf(id, "product.charges")
    expect(entries.at(-1)?.after).toEqual({ charges: { deposit: { amount: "0.00", permille: 77 } } })
    await changeDeposit(NONE, undefined)
  })

  it("have it as it was once the device isn't sold any more, and may change the share", async () => {
    const { id: soldId, price } = await demoProduct("rtc-360", "purchase")
    const shareOf = (permille: number) => `${Math.round((fromWireMoney(price) * permille) / 1000 / 100)}.00`
    const list = (status: string) => staff().then((admin) => admin("POST", `/admin/products/${soldId}`, { status }))
    await changeDeposit({ permille: 77 }, shareOf(77))
    expect((await list("draft")).status).toBe(200)
    try {
      await until("the rental alone", async () => !("counterpart" in (await demoProduct("rtc-360"))))
      expect((await demoProduct("rtc-360")).charges).toMatchObject([{ amount: shareOf(77) }])
      await changeDeposit({ permille: 50 }, shareOf(50))
    } finally {
      await list("published")
      await changeDeposit(NONE, undefined)
    }
  })

  it("have a share that was entered before its sales price was kept as it was, too", async () => {
    const { id: soldId, price } = await demoProduct("rtc-360", "purchase")
    const list = (status: string) => staff().then((admin) => admin("POST", `/admin/products/${soldId}`, { status }))
    const share = `${Math.round((fromWireMoney(price) * 77) / 1000 / 100)}.00`
    const before = { deposit: { amount: 0, permille: 77 } }
    await sql("update catalogue_product_profile set charges = $2 where product_id = $1", id, JSON.stringify(before))
    await keepSalesPrices()
    expect((await list("draft")).status).toBe(200)
    try {
      await until("the rental alone", async () => !("counterpart" in (await demoProduct("rtc-360"))))
      expect((await demoProduct("rtc-360")).charges).toMatchObject([{ amount: share }])
    } finally {
      await list("published")
      await changeDeposit(NONE, undefined)
    }
  })

  it.each<[string, object, string]>([
    ["both", { amount: "10", permille: 5 }, "charges.deposit.permille"],
    ["more than everything", { amount: "0", permille: 1001 }, "charges.deposit.permille"],
    ["less than nothing", { amount: "-5", permille: 0 }, "charges.deposit.amount"],
    ["not a multiple of 5 Rappen", { amount: "10.03", permille: 0 }, "charges.deposit.amount"],
    ["no number", { amount: "viel", permille: 0 }, "charges.deposit.amount"],
  ])("are refused %s", async (_case, deposit, field) => {
    expect(refusal(await saveDeposit(deposit))).toEqual([400, field])
  })

  it("are refused a share of what isn't sold, and a deposit of what isn't rented out", async () => {
    const { id: setId } = await demoProduct("mobile-mapping-set")
    expect(refusal(await saveDeposit({ amount: "0", permille: 5 }, setId))).toEqual([400, "charges.deposit.permille"])
    expect(refusal(await saveDeposit({ amount: "5", permille: 0 }, desk.purchaseId))).toEqual([400, "non_field_errors"])
  })
})
