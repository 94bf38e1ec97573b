import { beforeAll, describe, expect, it } from "vitest"
import type {
  StaffClosedDays,
  StaffDeliveryType,
  StaffRentalConfiguration,
} from "#shop/fleet/wire/staff-rental-configuration"
import type { DeliveryType } from "#shop/rental/wire/rental"
import {
  AT_ONCE_MS,
  api,
  checkoutForm,
  demoDeliveryTypes,
  demoProduct,
  newCartToken,
  signedInCustomer,
  sql,
  staff,
  until,
} from "../harness"
import { add, cartWithRental, readCart } from "./cart-support"

type Admin = Awaited<ReturnType<typeof staff>>
let admin: Admin
let scanner: string
beforeAll(async () => {
  admin = await staff()
  scanner = (await demoProduct("rtc-360")).id
  await sql("delete from rental_reservation")
})

const terms = async () => (await admin<StaffRentalConfiguration>("GET", "/admin/rental/terms")).body
const typeNamed = async (name: string): Promise<StaffDeliveryType> => {
  const found = (await terms()).delivery_types.find((type) => type.name === name)
  if (!found) throw new Error(`No delivery type ${name}`)
  return found
}
const change = ({ id, ...type }: StaffDeliveryType, part: object) =>
  admin("POST", `/admin/rental/delivery-types/${id}`, { ...type, ...part })
const bookings = async (query = "") => (await api("GET", `/products/bookings/${scanner}/${query}`)).body
const inShop = async () => (await demoDeliveryTypes()).all.map(({ name }) => name)
const actionsOf = async (id: string) =>
  (await sql("select action from audit_entry where subject_id = $1 order by created_at", id)).map(
    ({ action }) => action,
  )

const COURIER = {
  name: "Kurier am selben Tag",
  description: `<p>Bis 12 Uhr.</p><img src="x" onerror="alert(1)">`,
  price_rappen: 9900,
  preparation_days: 0,
  transit_out_days: 0,
  transit_back_days: 1,
  cut_off_time: "11:30",
  needs_delivery_address: true,
  is_default: false,
  is_active: true,
}

describe("horizon and hold", () => {
  const save = async (part: object) => {
    const { rental } = (await admin("GET", "/admin/shop-settings")).body
    return admin("POST", "/admin/shop-settings/rental", { ...rental, ...part })
  }

  it("bound the calendar and what can be booked at once", async () => {
    expect((await bookings()).horizon).toBe("2028-05-24")
    expect((await save({ horizonMonths: 2 })).status).toBe(200)
    expect((await bookings()).horizon).toBe("2027-01-24")
    const { pickup } = await demoDeliveryTypes()
    const wish = {
      delivery: pickup.id,
      productservice: null,
      rentalstartdate: "2027-02-01",
      rentalenddate: "2027-02-02",
    }
    const answered = (status: number) =>
      until(
        `a rent of February to be answered with ${status}`,
        async () => {
          const answer = await add("rental", scanner, { ...wish, cart: newCartToken() })
          return answer.status === status ? answer : null
        },
        1_000,
      )
    expect(Object.keys((await answered(400)).body)).toEqual(["rentalstartdate"])
    expect((await save({ horizonMonths: 18 })).status).toBe(200)
    await answered(200)
  })

  it("say how long the checkout holds a period", async () => {
    const { token } = await signedInCustomer()
    const heldUntilMs = async (holdMinutes: number) => {
      expect((await save({ holdMinutes })).status).toBe(200)
      const cart = await cartWithRental("rtc-360", ["2026-12-07", "2026-12-08"], { token })
      const { body } = await api("POST", `/checkout/${cart}/hold/`, { token })
      await api("DELETE", `/checkout/${cart}/hold/`, { token })
      return Date.parse(body.expires_at)
    }
    const soonerMs = await heldUntilMs(10)
    const laterByMinutes = ((await heldUntilMs(40)) - soonerMs) / 60_000
    expect(laterByMinutes).toBeGreaterThanOrEqual(30)
    expect(laterByMinutes).toBeLessThan(32) // besides what passed between the two
  })
})

describe("delivery types", () => {
  it("come into the shop cleaned, at the list's end, and move", async () => {
    const { status, body } = await admin("POST", "/admin/rental/delivery-types", COURIER)
    expect(status).toBe(201)
    const added = await typeNamed(COURIER.name)
    expect(added).toMatchObject({ id: body.id, version: 1, upcoming: 0, cut_off_time: "11:30" })
    expect(added.description).toContain("<p>Bis 12 Uhr.</p>")
    expect(added.description).not.toContain("onerror")
    await until("the new one to show", async () => (await inShop()).at(-1) === COURIER.name, AT_ONCE_MS)

    const first = (await terms()).delivery_types[0].id
    for (const _twice of [1, 2])
      await admin("POST", "/admin/rental/delivery-types/order", { id: added.id, before: first })
    await until("the new one to be first", async () => (await inShop())[0] === COURIER.name, AT_ONCE_MS)
    expect(await actionsOf(added.id)).toEqual(["rental.delivery-type-add", "rental.delivery-type-move"])
    expect((await admin("POST", "/admin/rental/delivery-types/order", { id: "rdel_x", before: null })).status).toBe(404)
    expect((await admin("POST", "/admin/rental/delivery-types/order", { id: first, before: "rdel_x" })).status).toBe(
      400,
    )
  })

  it.each([
    ["no name", { name: " " }, "name"],
    ["a negative price", { price_rappen: -1 }, "price_rappen"],
    ["half a day", { transit_out_days: 0.5 }, "transit_out_days"],
    ["a year on the way", { transit_back_days: 365 }, "transit_back_days"],
    ["half a day of lead time", { lead_days: 0.5 }, "lead_days"],
    ["a month of lead time", { lead_days: 21 }, "lead_days"],
    ["no time of day", { cut_off_time: "24:00" }, "cut_off_time"],
    ["an empty time", { cut_off_time: "" }, "cut_off_time"],
    ["a default nobody can choose", { is_default: true, is_active: false }, "is_active"],
  ])("refuse %s in words at the field", async (_case, part, field) => {
    const { status, body } = await change(await typeNamed(COURIER.name), part)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })

  it("have exactly one default", async () => {
    const [courier, pickup] = [await typeNamed(COURIER.name), await typeNamed("Abholung in St. Gallen")]
    const none = await change(pickup, { is_default: false })
    expect([none.status, Object.keys(none.body)]).toEqual([400, ["is_default"]])
    expect((await change(courier, { is_default: true })).status).toBe(200)
    const defaults = (await terms()).delivery_types.filter(({ is_default }) => is_default)
    expect(defaults.map(({ name }) => name)).toEqual([COURIER.name])
    expect((await change(await typeNamed(pickup.name), { is_default: true })).status).toBe(200)
  })

  it("tell the second of two people, and who changed what", async () => {
    const known = await typeNamed(COURIER.name)
    expect((await change(known, { price_rappen: 12_000 })).status).toBe(200)
    const late = await change(known, { name: "Kurier" })
    expect([late.status, late.body.version]).toEqual([409, known.version + 1])
    const [entry] = await sql(
      "select before, after from audit_entry where subject_id = $1 and action = 'rental.delivery-type-change' order by created_at desc limit 1",
      known.id,
    )
    expect(entry).toEqual({ before: { price_rappen: 9900 }, after: { price_rappen: 12_000 } })
  })

  it("leave reservations their days, and name those that longer ways put at risk", async () => {
    const customer = await signedInCustomer()
    const post = await typeNamed("Express-Post")
    const cart = await cartWithRental("rtc-360", ["2026-12-14", "2026-12-16"], { delivery: post.id })
    const form = checkoutForm(customer.email, { company: "Postweg AG" })
    const { body: order } = await api("POST", `/checkout/${cart}/`, { token: customer.token, body: form })
    const window = () =>
      sql("select window_start::text, window_end::text from rental_reservation where order_id = $1", order.id)
    const [before] = await window()

    const refused = await change(post, { transit_out_days: 2 })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: "endangers",
      total: 1,
      endangered: [
        { order_id: order.id, shop_number: order.shop_number, customer: "Postweg AG", starts_on: "2026-12-14" },
      ],
    })
    expect((await typeNamed(post.name)).upcoming).toBe(1)
    expect((await change(post, { transit_out_days: 2, is_confirmed: true })).status).toBe(200)
    expect(await window()).toEqual([before])
    const wider = await cartWithRental("rtc-360", ["2027-01-20", "2027-01-22"], { delivery: post.id })
    expect((await readCart(wider)).items).toHaveLength(1)
    expect((await change(await typeNamed(post.name), { transit_out_days: 1 })).status).toBe(200)
  })

  it("say how soon a rental begins: on the same day until the cut-off, or after working days", async () => {
    const courier = await typeNamed(COURIER.name)
    const firstStart = async () => (await bookings(`?delivery=${courier.id}`)).firstStarts.delivery
    const rent = (rentalstartdate: string, rentalenddate: string) =>
      add("rental", scanner, {
        ...{ cart: newCartToken(), delivery: courier.id, productservice: null },
        ...{ rentalstartdate, rentalenddate },
      })
    expect(await firstStart()).toBe("2026-11-25")
    const early = await rent("2026-11-24", "2026-11-25")
    expect([early.status, Object.keys(early.body)]).toEqual([400, ["rentalstartdate"]])

    expect((await change(await typeNamed(courier.name), { lead_days: 0 })).status).toBe(200)
    expect(await firstStart()).toBe("2026-11-24")
    const leadDaysInShop = async () => (await api<DeliveryType[]>("GET", "/products/deliverytypes/")).body
    await until(
      "the shop to know",
      async () => (await leadDaysInShop()).some(({ lead_days }) => lead_days === 0),
      1_000,
    )
    const today = await rent("2026-11-24", "2026-11-25")
    expect([today.status, JSON.stringify(today.body)]).toEqual([200, expect.any(String)])

    expect((await change(await typeNamed(courier.name), { cut_off_time: "08:00" })).status).toBe(200)
    expect(await firstStart()).toBe("2026-11-25")
    const late = await rent("2026-11-24", "2026-11-25")
    expect([late.status, late.body.reason, late.body.day]).toEqual([409, "lead_time", "2026-11-24"])
    expect(late.body.alternatives[0]).toEqual({ rentalstartdate: "2026-11-25", rentalenddate: "2026-11-26" })

    expect((await change(await typeNamed(courier.name), { lead_days: 3, cut_off_time: "16:00" })).status).toBe(200)
    expect(await firstStart()).toBe("2026-11-27")
    const soon = await rent("2026-11-26", "2026-11-27")
    expect([soon.status, soon.body.reason]).toEqual([409, "lead_time"])
    expect((await rent("2026-11-27", "2026-11-30")).status).toBe(200)
    expect((await change(await typeNamed(courier.name), { lead_days: null, cut_off_time: "11:30" })).status).toBe(200)
  })

  it("leave the shop without leaving a cart or an order behind", async () => {
    const courier = await typeNamed(COURIER.name)
    const cart = await cartWithRental("rtc-360", ["2026-12-21", "2026-12-22"], { delivery: courier.id })
    expect((await change(courier, { is_active: false })).status).toBe(200)
    await until("the type to leave the shop", async () => !(await inShop()).includes(COURIER.name), AT_ONCE_MS)
    const { items } = await readCart(cart)
    expect(items[0].product_is_inactive).toBe(true)
    const { pickup } = await demoDeliveryTypes()
    expect((await bookings(`?delivery=${pickup.id}`)).today).toBe("2026-11-24")
  })
})

describe("closed days", () => {
  const year = async (asked = 2026) =>
    (await admin<StaffClosedDays>("GET", `/admin/rental/closed-days?year=${asked}`)).body.days
  const close = (starts_on: string, ends_on: string, more: object = {}) =>
    admin("POST", "/admin/rental/closed-days", { starts_on, ends_on, name: "Betriebsferien", ...more })

  it("are the canton's holidays and what staff add", async () => {
    expect(await year()).toContainEqual({ id: null, date: "2026-12-25", name: "Weihnachtstag" })
    expect((await close("2026-12-28", "2026-12-30")).status).toBe(201)
    expect((await close("2026-12-30", "2026-12-31")).status).toBe(201)
    const own = (await year()).filter(({ id }) => id !== null)
    expect(own.map(({ date }) => date)).toEqual(["2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31"])
    expect((await bookings()).closedDays).toContainEqual({ date: "2026-12-29", name: "Betriebsferien" })

    expect((await admin("DELETE", `/admin/rental/closed-days/${own[1].id}`)).status).toBe(200)
    expect((await admin("DELETE", `/admin/rental/closed-days/${own[1].id}`)).status).toBe(404)
    expect((await bookings()).closedDays).not.toContainEqual({ date: "2026-12-29", name: "Betriebsferien" })
    expect(await actionsOf(own[1].id as string)).toEqual(["rental.closed-day-remove"])
  })

  it.each([
    ["a day of the past", "2026-11-23", "2026-12-01", "starts_on"],
    ["a day that there isn't", "2026-02-30", "2026-12-01", "starts_on"],
    ["an end before the start", "2026-12-02", "2026-12-01", "ends_on"],
    ["a year at once", "2026-12-01", "2027-12-01", "ends_on"],
  ])("refuse %s", async (_case, starts_on, ends_on, field) => {
    const { status, body } = await close(starts_on, ends_on)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })

  it.each([
    ["the first day", "2026-12-14", true],
    ["the day it is sent", "2026-12-11", true],
    ["the day it comes back", "2026-12-17", true],
    ["a day in the middle", "2026-12-15", false],
    ["the day after all", "2026-12-18", false],
  ])("name a rental that needs the shop on %s", async (_case, day, isAtRisk) => {
    const { status, body } = await close(day, day)
    expect(status).toBe(isAtRisk ? 409 : 201)
    if (isAtRisk) expect(body).toMatchObject({ total: 1, endangered: [{ customer: "Postweg AG" }] })
  })

  it("are closed all the same once confirmed; the rental stays", async () => {
    const before = await sql("select * from rental_reservation where status = 'reserved'")
    expect((await close("2026-12-14", "2026-12-14", { is_confirmed: true })).status).toBe(201)
    expect(await sql("select * from rental_reservation where status = 'reserved'")).toEqual(before)
  })

  it("know years near by only", async () => {
    expect((await admin("GET", "/admin/rental/closed-days?year=1900")).status).toBe(400)
    expect((await admin("GET", "/admin/rental/closed-days?year=2026.5")).status).toBe(400)
  })
})
