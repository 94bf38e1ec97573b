import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { RentalOffer } from "#shop/catalogue/wire/product"
import type { StaffClosedDays } from "#shop/fleet/wire/staff-rental-configuration"
import type { ExtensionOffer } from "#shop/orders/wire/rental-change"
import type { StaffDates } from "#shop/orders/wire/staff-dates"
import type { Bookings } from "#shop/rental/wire/rental"
import {
  api,
  demoDeliveryTypes,
  demoProduct,
  newCartToken,
  type SignedInCustomer,
  signedInCustomer,
  sql,
  staff,
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
export default { extensions: [noFridayStarts] }
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

/** The clock stands at Tuesday, 24 November 2026. */
describe("a shop where nothing is fetched on Fridays", () => {
  const weekdayOf = (day: string) => new Date(day).getUTCDay()
  const asked = (rentalstartdate: string, rentalenddate: string, delivery = types.pickup.id) =>
    add("rental", rtc, { cart: newCartToken(), rentalstartdate, rentalenddate, delivery, productservice: null })

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
