import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Cart } from "#shop/cart/wire/cart"
import type { ProductDetail, RentalOffer } from "#shop/catalogue/wire/product"
import type { StaffProduct } from "#shop/catalogue/wire/staff-product"
import type { StaffClosedDays, StaffRentalConfiguration } from "#shop/fleet/wire/staff-rental-configuration"
import type { ExtensionOffer } from "#shop/orders/wire/rental-change"
import type { StaffDates } from "#shop/orders/wire/staff-dates"
import type { Bookings, DeliveryType } from "#shop/rental/wire/rental"
import {
  api,
  demoDeliveryTypes,
  demoProduct,
  mailTo,
  newCartToken,
  type SignedInCustomer,
  signedInCustomer,
  sql,
  staff,
  until,
} from "../harness"
import { ROOT } from "../harness/settings"
import { add, cartWithRental } from "../http/cart-support"
import { checkOut } from "../http/checkout-support"
import { freshAddress, join } from "../http/wait-list-support"
import { ownShops } from "./shop"

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "shop-rules-"))
const file = path.join(folder, "shop.config.ts")
const extension = (name: string) => path.join(ROOT, "extensions", name, "extension")
fs.writeFileSync(
  file,
  `import noFridayStarts from "${extension("example-no-friday-starts")}"
import mailPage from "${extension("example-mail-page")}"
import sameDayDelivery from "${extension("example-same-day-delivery")}"
import weeklyRate from "${extension("example-weekly-rate")}"
import { defineExtension } from "#extension"

const texts = { de: { "ordermails.confirmation_subject": "Danke für Ihren Auftrag {{shop_number}}", "cart.empty": "Noch nichts im Korb." } }
const words = defineExtension({ name: "words", requires: "^1.2.0", texts })
export default { extensions: [noFridayStarts, mailPage, sameDayDelivery, weeklyRate, words] }
`,
)
ownShops("extension-rules", 1, { env: { SHOP_CONFIG: file } })
afterAll(() => fs.rmSync(folder, { recursive: true }))

const FRIDAY = "2026-12-04"
const REFUSAL = "An Freitagen geben wir keine Geräte ab. Bitte beginnen Sie an einem anderen Tag."
const RULE = { code: "example-no-friday-starts:friday", title: "Freitags keine Abholung" }

let rtc: string
let types: Awaited<ReturnType<typeof demoDeliveryTypes>>
let customer: SignedInCustomer
beforeAll(async () => {
  rtc = (await demoProduct("rtc-360")).id
  types = await demoDeliveryTypes()
  customer = await signedInCustomer()
})

const asked = (rentalstartdate: string, rentalenddate: string, delivery = types.pickup.id) =>
  add("rental", rtc, { cart: newCartToken(), rentalstartdate, rentalenddate, delivery, productservice: null })

/** The clock stands at Tuesday, 24 November 2026, nine o'clock. */
describe("a shop where nothing is fetched on Fridays", () => {
  const weekdayOf = (day: string) => new Date(day).getUTCDay()
  it("tells the calendar which days of pickups are no start, and says nothing of deliveries", async () => {
    const { body } = await api<Bookings>("GET", `/products/bookings/${rtc}/?delivery=${types.pickup.id}`)
    const [rule, ...others] = body.dayRules ?? []
    expect(others).toEqual([])
    expect(rule).toMatchObject({ ...RULE, bars: "start", deliveryDays: [] })
    expect(rule.pickupDays).toContain(FRIDAY)
    expect(rule.pickupDays.every((day) => weekdayOf(day) === 5)).toBe(true)
    expect(rule.pickupDays.at(-1)! > "2028-05-01").toBe(true)
    expect(body.closedDays.map(({ date }) => date)).not.toContain(FRIDAY)
  })

  it("refuses a start on one with the rule and its sentence, and offers others", async () => {
    const { status, body } = await asked(FRIDAY, "2026-12-08")
    expect([status, body]).toMatchObject([
      409,
      { reason: "rule", rule: RULE, day: FRIDAY, non_field_errors: [REFUSAL] },
    ])
    const starts = body.alternatives.map(({ rentalstartdate }: { rentalstartdate: string }) => rentalstartdate)
    expect(starts).toHaveLength(3)
    expect(starts.some((day: string) => weekdayOf(day) === 5)).toBe(false)
    expect((await asked(FRIDAY, "2026-12-08", types.delivery.id)).status).toBe(200)
  })

  it("finds no device that starts on one, and names the next days", async () => {
    const query = `?from=${FRIDAY}&to=2026-12-08&delivery=${types.pickup.id}`
    const { body } = await api<RentalOffer[]>("GET", `/products/rental/${query}`)
    const offer = body.find(({ id }) => id === rtc)!
    expect(offer).toMatchObject({ free: false, reason: "rule", rule: RULE })
    expect(weekdayOf(offer.next_free!.rentalstartdate)).not.toBe(5)
  })

  it("lets nobody wait for one", async () => {
    const wish = { email: freshAddress(), product: rtc, delivery: types.pickup.id, flex_days: 0 }
    const { status, body } = await join({ ...wish, rentalstartdate: FRIDAY, rentalenddate: FRIDAY })
    expect([status, body.reason, body.non_field_errors]).toEqual([409, "rule", [REFUSAL]])
  })

  it("rents to a Friday, extends to the next, and holds staff to the rule as to closed days", async () => {
    const { body: order } = await checkOut(await cartWithRental("rtc-360", ["2026-12-02", FRIDAY]), customer)
    const [{ id, line }] = await sql<{ id: string; line: string }>(
      "select id, order_line_id as line from rental_reservation where order_id = $1",
      order.id,
    )
    const path = `/orders/${order.id}/items/${line}/extension/`
    const { body: offer } = await api<ExtensionOffer>("GET", path, { token: customer.token })
    const ends = offer.options.map(({ rentalenddate }) => rentalenddate)
    expect(ends).toContain("2026-12-11")
    const admin = await staff()
    const { body: year } = await admin<StaffClosedDays>("GET", "/admin/rental/closed-days?year=2026")
    expect(year.rules).toEqual([{ ...RULE, refusal: REFUSAL, bars: "start" }])
    const dates = async (from: string, to: string) =>
      (await admin<StaffDates>("GET", `/admin/rental/reservations/${id}/dates?from=${from}&to=${to}`)).body.asked
    expect(await dates("2026-12-11", "2026-12-14")).toMatchObject({ reason: "rule", rule: REFUSAL, unit_id: null })
    expect(await dates("2026-12-10", "2026-12-14")).toMatchObject({ reason: null, rule: null })
  })

  it("says it in the cart of who chose the day before there was the rule", async () => {
    const cart = await cartWithRental("rtc-360", ["2027-02-04", "2027-02-08"])
    await sql(
      `update cart_line_item set metadata = replace(metadata::text, '2027-02-04', '2027-02-05')::jsonb
        where cart_id = (select cart_id from session_cart_token where token = $1)`,
      cart,
    )
    const { status, body } = await checkOut(cart, customer)
    expect([status, body.reason, body.rule]).toEqual([409, "rule", RULE])
  })
})

describe("a shop where a week costs as much as five days", () => {
  const FIVE_DAYS = "1450.00"
  it("says so on the product's page and to staff, who may say otherwise", async () => {
    const { body } = await api<ProductDetail>("GET", `/products/rental/rtc-360/`)
    expect(body).toMatchObject({ price: "290.00", rates: [{ days: 6, price: FIVE_DAYS }] })
    const { body: edited } = await (await staff())<StaffProduct>("GET", `/admin/shop/products/${rtc}`)
    expect(edited.rates_by_extension).toEqual(body.rates)
    expect(edited.groups.rates.values.rates).toEqual([])
  })

  it("charges it in the cart and in the order", async () => {
    const cart = await cartWithRental("rtc-360", ["2027-03-02", "2027-03-08"])
    const { body } = await api<Cart>("GET", `/cart/${cart}/`)
    const week = { rate_parts: [{ days: 6, count: 1, price: FIVE_DAYS }], subtotal: FIVE_DAYS }
    expect(body.items).toMatchObject([week])
    const { body: ordered } = await checkOut(cart, customer)
    const { body: order } = await api("GET", `/orders/${ordered.id}/`, { token: customer.token })
    expect(order.rentalitems).toMatchObject([week])
  })
})

describe("a shop in words and looks of its own", () => {
  it("has them in mails and refusals, and keeps what it doesn't say otherwise", async () => {
    const refused = await checkOut(newCartToken(), customer)
    expect(refused.body.non_field_errors).toEqual(["Noch nichts im Korb."])
    const { body: order } = await checkOut(await cartWithRental("rtc-360", ["2027-03-15", "2027-03-16"]), customer)
    const { body } = await api("GET", `/orders/${order.id}/`, { token: customer.token })
    const { text } = await mailTo(customer.email, new RegExp(`^Danke für Ihren Auftrag ${body.shop_number}$`))
    expect(text).toContain("Vielen Dank für Ihre Bestellung.")
    expect(text).toMatch(/background:#0b5563[^>]*>Muster Vermessung AG/)
  })
})

describe("a shop that delivers on the same day", () => {
  const TODAY = "2026-11-24"
  const bookingsFor = async (delivery: string) =>
    (await api<Bookings>("GET", `/products/bookings/${rtc}/?delivery=${delivery}`)).body

  it("tells the calendar from when on a rental can begin, and the list of delivery types how", async () => {
    expect((await bookingsFor(types.pickup.id)).firstStarts).toEqual({ pickup: TODAY, delivery: "2026-11-25" })
    const { body } = await api<DeliveryType[]>("GET", "/products/deliverytypes/")
    expect(body.map(({ price, lead_days }) => [price === "0.00", lead_days])).toEqual([
      [true, 0],
      [false, undefined],
      [false, undefined],
    ])
  })

  it("rents from today on to who fetches, and hands the unit over", async () => {
    const cart = await cartWithRental("rtc-360", [TODAY, "2026-11-25"])
    const { status, body: order } = await checkOut(cart, customer)
    expect([status, order.shop_number]).toEqual([200, expect.any(String)])
    const [rental] = await sql(
      `select r.id, r.start_day::text, r.window_start::text, u.serial_number
         from rental_reservation r join rental_unit u on u.id = r.unit_id where r.order_id = $1`,
      order.id,
    )
    expect(rental).toMatchObject({ start_day: TODAY, window_start: TODAY })
    const admin = await staff()
    const unsigned = { checklist: [], note: "", photos: [], signer: "", signature: null, unsigned_reason: "Schalter" }
    const handed = await admin("POST", `/admin/rental/reservations/${rental.id}/hand-over`, {
      ...{ serial_number: rental.serial_number, is_exchanged: false },
      ...unsigned,
    })
    expect([handed.status, JSON.stringify(handed.body)]).toEqual([200, expect.any(String)])
    const [{ status: state }] = await sql("select status from rental_reservation where id = $1", rental.id)
    expect(state).toBe("handed_over")
  })

  it("keeps the specified first day for parcels", async () => {
    const { status, body } = await asked(TODAY, "2026-11-25", types.delivery.id)
    expect([status, Object.keys(body)]).toEqual([400, ["rentalstartdate"]])
  })

  it("finds devices for today", async () => {
    const query = `?from=${TODAY}&to=2026-11-25&delivery=${types.pickup.id}`
    const { body } = await api<RentalOffer[]>("GET", `/products/rental/${query}`)
    expect(body.some(({ free }) => free)).toBe(true)
  })

  it("sends a courier today, once staff have one, and rents by him", async () => {
    const admin = await staff()
    const courier = { name: "Kurier", description: "", price_rappen: 9900, cut_off_time: null, lead_days: null }
    const days = { preparation_days: 0, transit_out_days: 0, transit_back_days: 0 }
    const choices = { needs_delivery_address: true, is_default: false, is_active: true }
    const { body } = await admin("POST", "/admin/rental/delivery-types", { ...courier, ...days, ...choices })
    const { body: terms } = await admin<StaffRentalConfiguration>("GET", "/admin/rental/terms")
    expect(terms.delivery_types.find(({ id }) => id === body.id)).toMatchObject({
      ...{ lead_days: null, cut_off_time: null },
      by_extension: { lead_days: 0, cut_off_time: "10:00" },
    })
    const blk = await demoProduct("blk-360-g2")
    const query = `?from=${TODAY}&to=${TODAY}&delivery=${body.id}`
    await until(
      "the courier to be in the shop",
      async () => (await api("GET", `/products/rental/${query}`)).status === 200,
    )
    const cart = await cartWithRental("blk-360-g2", [TODAY, TODAY], { delivery: body.id })
    const { status, body: order } = await checkOut(cart, customer)
    expect([status, order.shop_number]).toEqual([200, expect.any(String)])
    expect(
      await sql("select 1 from rental_reservation where product_id = $1 and start_day = $2", blk.id, TODAY),
    ).toHaveLength(1)
  })

  it("obeys staff where they enter something else", async () => {
    const admin = await staff()
    const { body: terms } = await admin<StaffRentalConfiguration>("GET", "/admin/rental/terms")
    const pickup = terms.delivery_types.find(({ id }) => id === types.pickup.id)!
    const { status } = await admin("POST", `/admin/rental/delivery-types/${pickup.id}`, { ...pickup, lead_days: 2 })
    expect(status).toBe(200)
    expect((await bookingsFor(pickup.id)).firstStarts.pickup).toBe("2026-11-26")
    const { status: refused, body } = await asked("2026-11-25", "2026-11-26")
    expect([refused, body.reason, body.day]).toEqual([409, "lead_time", "2026-11-25"])
    expect(body.alternatives[0].rentalstartdate).toBe("2026-11-26")
  })
})
