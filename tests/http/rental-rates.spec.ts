import { beforeAll, describe, expect, it } from "vitest"
import type { RentalOffer } from "#shop/catalogue/wire/product"
import type { Order } from "#shop/orders/wire/order"
import type { ExtensionOffer } from "#shop/orders/wire/rental-change"
import {
  api,
  demoDeliveryTypes,
  demoProduct,
  mailTo,
  newCartToken,
  type SignedInCustomer,
  signedInCustomer,
  sql,
  until,
} from "../harness"
import { add, cartWithRental, readCart } from "./cart-support"
import { checkOut } from "./checkout-support"
import { auditOf, refusal, staffProducts } from "./staff-product-support"

const RATES = [
  { days: 6, price: "1755.00" },
  { days: 12, price: "3120.00" },
  { days: 26, price: "5850.00" },
]
const [WEEK] = RATES
/** Monday 3.5. to Wednesday 12.5.2027: 9 chargeable days, a week and 3 days at 390. */
const NINE_DAYS: [string, string] = ["2027-05-03", "2027-05-12"]
const NINE_DAYS_PARTS = [
  { ...WEEK, count: 1 },
  { days: 1, count: 3, price: "390.00" },
]

let customer: SignedInCustomer
let desk: Awaited<ReturnType<typeof staffProducts>>
let id: string
beforeAll(async () => {
  customer = await signedInCustomer()
  desk = await staffProducts()
  id = (await demoProduct("mobile-mapping-set")).id
})

const saveRates = (rates: unknown, productId = id) => desk.save(productId, "rates", { rates })
const changeRates = async (rates: { days: number; price: string }[]) => {
  expect((await saveRates(rates)).status).toBe(200)
  const shown = JSON.stringify(rates.length > 0 ? rates : undefined)
  await until("the new rates", async () => JSON.stringify((await demoProduct("mobile-mapping-set")).rates) === shown)
}
const ageOf = (cart: string, hours: number) =>
  sql(
    `update cart_line_item line
        set metadata = metadata || jsonb_build_object('priced_at', (metadata->>'priced_at')::timestamptz - make_interval(hours => $2))
       from session_cart_token token where token.cart_id = line.cart_id and token.token = $1`,
    cart,
    hours,
  )

async function ordered(period: [string, string]) {
  const { status, body } = await checkOut(await cartWithRental("mobile-mapping-set", period), customer)
  expect(status, JSON.stringify(body)).toBe(200)
  return (await api<Order>("GET", `/orders/${body.id}/`, { token: customer.token })).body
}
const extensionOf = (order: Order) => `/orders/${order.id}/items/${order.rentalitems[0].id}/extension/`
const offerOf = async (order: Order) =>
  (await api<ExtensionOffer>("GET", extensionOf(order), { token: customer.token })).body

describe("a product with rates", () => {
  it("names them, another doesn't", async () => {
    expect((await demoProduct("mobile-mapping-set")).rates).toEqual(RATES)
    expect(await demoProduct("rtc-360")).not.toHaveProperty("rates")
  })

  it("costs the same in the list, the cart and the order, which name what the rent is made of", async () => {
    const [from, to] = NINE_DAYS
    const { pickup } = await demoDeliveryTypes()
    const list = await api<RentalOffer[]>("GET", `/products/rental/?from=${from}&to=${to}&delivery=${pickup.id}`)
    const cart = await cartWithRental("mobile-mapping-set", NINE_DAYS)
    const { items, total_shipping_price } = await readCart(cart)
    expect(items[0]).toMatchObject({ subtotal: "2925.00", display_quantity: "9 Tage", rate_parts: NINE_DAYS_PARTS })
    expect(list.body.find((offer) => offer.id === id)?.period_price).toBe(total_shipping_price)
    const order = await ordered(["2027-08-02", "2027-08-11"])
    expect(order.rentalitems[0]).toMatchObject({ subtotal: "2925.00", rate_parts: NINE_DAYS_PARTS })
    expect(order.rentalitems[0].standing?.cancellation.full_fee).toBe("2925.00")
  })

  it("is confirmed with the parts of its rent", async () => {
    const { shop_number } = await ordered(["2027-11-15", "2027-11-24"])
    const { text } = await mailTo(customer.email, new RegExp(`Ihre Bestellung ${shop_number}`))
    expect(text.replaceAll("\u00a0", " ")).toContain("9 Tage: CHF 2’925.00\nTarif: 1 Woche + 3 Tage\n")
  })

  it("is days × price for a period without a cheaper rate, as without rates", async () => {
    const { items } = await readCart(await cartWithRental("mobile-mapping-set", ["2027-05-10", "2027-05-13"]))
    expect(items[0].subtotal).toBe("1560.00")
    expect(items[0]).not.toHaveProperty("rate_parts")
  })

  it("is extended for what the longer rental costs more, by the rates of its order", async () => {
    const order = await ordered(["2027-09-06", "2027-09-08"])
    await changeRates([{ days: 6, price: "2000.00" }])
    try {
      const { options } = await offerOf(order)
      expect(options.slice(0, 3).map((option) => [option.rentalenddate, option.days, option.price])).toEqual([
        ["2027-09-09", 1, "390.00"],
        ["2027-09-10", 2, "585.00"],
        ["2027-09-13", 4, "975.00"],
      ])
      const body = { rentalenddate: "2027-09-10", confirmed_price: "585.00" }
      const extended = await api<Order>("POST", extensionOf(order), { token: customer.token, body })
      expect(extended.status, JSON.stringify(extended.body)).toBe(200)
      expect(extended.body.rentalitems[0].standing?.cancellation.full_fee).toBe("1755.00")
    } finally {
      await changeRates(RATES)
    }
  })

  it("is extended for nothing within the week that is paid for", async () => {
    // Thursday to Tuesday: 5 days, for which a week is paid.
    const order = await ordered(["2027-10-07", "2027-10-12"])
    const [option] = (await offerOf(order)).options
    expect([order.rentalitems[0].subtotal, option]).toEqual([
      "1755.00",
      expect.objectContaining({ rentalenddate: "2027-10-13", days: 1, price: "0.00", total: "0.00" }),
    ])
    const body = { rentalenddate: option.rentalenddate, confirmed_price: "0.00" }
    const extended = await api<Order>("POST", extensionOf(order), { token: customer.token, body })
    expect(extended.status, JSON.stringify(extended.body)).toBe(200)
    expect(extended.body.amended?.total_cost).toBe(order.total_cost)
  })
})

describe("rates that change", () => {
  it("bring a cart's line up to date with its price, and leave a quoted one as it is", async () => {
    const cart = await cartWithRental("mobile-mapping-set", ["2027-06-07", "2027-06-16"])
    const quote = await api("POST", `/cart/${cart}/quote/`, { token: customer.token })
    expect(quote.status, JSON.stringify(quote.body)).toBe(200)
    await changeRates([])
    try {
      expect((await readCart(cart)).items[0].subtotal).toBe("2925.00")
      await ageOf(cart, 25)
      expect(await checkOut(cart, customer)).toMatchObject({ status: 409, body: { code: "price_changed" } })
      const [line] = (await readCart(cart)).items
      expect(line.subtotal).toBe("3510.00")
      expect(line).not.toHaveProperty("rate_parts")
      const redeemed = await api("POST", `/quotes/${quote.body.id}/redeem/`, { token: customer.token })
      const { items } = await readCart(redeemed.body.cart)
      expect(items[0]).toMatchObject({ subtotal: "2925.00", rate_parts: NINE_DAYS_PARTS })
    } finally {
      await changeRates(RATES)
    }
  })
})

describe("staff", () => {
  it("change rates, which are in the log and in the shop at once", async () => {
    await changeRates([{ days: 5, price: "1500.00" }])
    await changeRates(RATES)
    const entries = await auditOf(id, "product.rates")
    expect(entries.at(-1)).toMatchObject({
      before: { rates: [{ days: 5, price: "1500.00" }] },
      after: { rates: RATES },
    })
  })

  it.each<[string, unknown[], string]>([
    ["a day", [{ days: 1, price: "300" }], "rates.0.days"],
    ["half days", [{ days: 6.5, price: "300" }], "rates.0.days"],
    ["no days", [{ days: null, price: "300" }], "rates.0.days"],
    ["too many days", [{ days: 401, price: "300" }], "rates.0.days"],
    ["the same days twice", [WEEK, WEEK], "rates.1.days"],
    ["no price", [{ days: 6, price: "" }], "rates.0.price"],
    ["a price of nothing", [{ days: 6, price: "0" }], "rates.0.price"],
    ["a price above that of its days", [{ days: 6, price: "2340.05" }], "rates.0.price"],
    ["a price below a shorter rate's", [WEEK, { days: 12, price: "1754.95" }], "rates.1.price"],
    ["more than six", [2, 3, 4, 5, 6, 7, 8].map((days) => ({ days, price: "390" })), "rates"],
  ])("are refused %s", async (_case, rates, field) => {
    expect(refusal(await saveRates(rates))).toEqual([400, field])
    expect((await desk.stored(id, "rates")).values.rates).toEqual(RATES)
  })

  it("are refused rates of what isn't rented out", async () => {
    expect(refusal(await saveRates([WEEK], desk.purchaseId))).toEqual([400, "non_field_errors"])
  })
})

describe("the database", () => {
  const insert = (days: number, price: number) =>
    sql("insert into catalogue_rental_rate (product_id, days, price_rappen) values ($1, $2, $3)", id, days, price)

  it.each([
    ["a day", 1, 1_000],
    ["nothing", 7, 0],
    ["days that have a rate", 6, 200_000],
    ["less than a shorter rate", 13, 311_999],
  ])("refuses a rate for %s", async (_case, days, price) => {
    await expect(insert(days, price)).rejects.toThrow()
  })

  it("refuses a seventh rate", async () => {
    const rows = "select $1, 26 + n, 600000 from generate_series(1, 4) n"
    await expect(sql(`insert into catalogue_rental_rate (product_id, days, price_rappen) ${rows}`, id)).rejects.toThrow(
      "more than 6 rates",
    )
  })
})

it("an added rental has its product's rates of today among its terms", async () => {
  const { pickup } = await demoDeliveryTypes()
  const cart = newCartToken()
  const [rentalstartdate, rentalenddate] = NINE_DAYS
  await add("rental", id, { cart, rentalstartdate, rentalenddate, delivery: pickup.id })
  const [{ rates }] = await sql(
    `select metadata->'rental'->'rates' as rates from cart_line_item line
       join session_cart_token token on token.cart_id = line.cart_id and token.token = $1`,
    cart,
  )
  expect(rates).toEqual(RATES.map(({ days, price }) => ({ days, price: Number(price) * 100 })))
})
