import { beforeAll, describe, expect, it } from "vitest"
import * as z from "zod/mini"
import { type Bookings, bookings as bookingsSchema, deliveryType } from "#shop/rental/wire/rental"
import { api, demoDeliveryTypes, demoProduct, newCartToken, signedInCustomer, sql } from "../harness"

let scanner: string
beforeAll(async () => {
  scanner = (await demoProduct("blk-2-go")).id
})

const bookings = async (query = "", token?: string): Promise<Bookings> => {
  const { status, body } = await api<Bookings>("GET", `/products/bookings/${scanner}/${query}`, { token })
  expect(status).toBe(200)
  return body
}
const onDay = (list: Bookings["bookedPickupBookings"], day: string) => list.find(({ rentaldate }) => rentaldate === day)

describe("GET /products/bookings/{product_id}/", () => {
  it("answers as the contract says, from today to eighteen months ahead", async () => {
    const answer = await bookings()
    expect(z.safeParse(bookingsSchema, answer).error).toBeUndefined()
    expect([answer.today, answer.horizon]).toEqual(["2026-11-24", "2028-05-24"])
    expect(answer.closedDays).toContainEqual({ date: "2026-12-25", name: "Weihnachtstag" })
  })

  it("lists the demo's reservations: two units, sent on 1 December and fetched on the third", async () => {
    const { bookedPickupBookings } = await bookings()
    expect(onDay(bookedPickupBookings, "2026-12-01")).toEqual({ rentaldate: "2026-12-01", booked: 1, notBooked: 1 })
    expect(onDay(bookedPickupBookings, "2026-12-03")).toMatchObject({ booked: 2, notBooked: 0, reason: "booked" })
    expect(onDay(bookedPickupBookings, "2026-12-08")).toBeUndefined()
  })

  it("counts the way of a delivery, exactly for the one asked for", async () => {
    const { delivery } = await demoDeliveryTypes()
    const { bookedDeliveryBookings } = await bookings()
    expect(onDay(bookedDeliveryBookings, "2026-11-30")).toMatchObject({ booked: 1, notBooked: 1 })
    expect((await bookings(`?delivery=${delivery.id}`)).bookedDeliveryBookings).toEqual(bookedDeliveryBookings)
  })

  it("puts the list of the delivery asked for in the place of its kind, and leaves the other as without", async () => {
    const { pickup, delivery } = await demoDeliveryTypes()
    const without = await bookings()
    expect(without.bookedPickupBookings).not.toEqual(without.bookedDeliveryBookings)
    expect(await bookings(`?delivery=${delivery.id}`)).toMatchObject({
      bookedPickupBookings: without.bookedPickupBookings,
    })
    expect(await bookings(`?delivery=${pickup.id}`)).toEqual(without)
  })

  it("shows at once what staff change in the database", async () => {
    await bookings()
    await sql("insert into rental_closed_day (id, date, name) values ('rclos_test', '2027-01-04', 'Inventar')")
    expect((await bookings()).closedDays).toContainEqual({ date: "2027-01-04", name: "Inventar" })
  })

  it("shows a period held at the checkout to others, not to its holder", async () => {
    const { pickup } = await demoDeliveryTypes()
    const { token } = await signedInCustomer()
    const cart = newCartToken()
    const period = { rentalstartdate: "2027-02-02", rentalenddate: "2027-02-03" }
    const added = await api("POST", `/cart/rental/${scanner}/`, {
      token,
      body: { cart, ...period, delivery: pickup.id },
    })
    expect(added.status).toBeLessThan(300)
    await api("PUT", `/cart/${cart}/`, { token, body: {} })
    const held = await api("POST", `/checkout/${cart}/hold/`, { token })
    expect(held.body.expires_at).toEqual(expect.any(String))
    expect(onDay((await bookings()).bookedPickupBookings, "2027-02-02")).toMatchObject({ booked: 1 })
    expect(onDay((await bookings("", token)).bookedPickupBookings, "2027-02-02")).toBeUndefined()
  })

  it("ignores an ended login", async () => {
    expect((await bookings("", "long-gone")).today).toBe("2026-11-24")
  })

  it.each(["/products/bookings/unknown/", "/products/bookings/unknown"])("does not know %s", async (path) => {
    expect((await api("GET", path)).status).toBe(404)
  })

  it("does not know a product that is sold, not rented", async () => {
    const { id } = await demoProduct("rtc-360", "purchase")
    expect((await api("GET", `/products/bookings/${id}/`)).status).toBe(404)
  })

  it("refuses an unknown delivery", async () => {
    const answer = await api("GET", `/products/bookings/${scanner}/?delivery=balloon`)
    expect([answer.status, answer.body]).toEqual([400, { delivery: ["Unbekannte Lieferart."] }])
  })
})

describe("GET /products/deliverytypes/", () => {
  it("lists them in order, pickup without a price", async () => {
    const { status, body } = await api("GET", "/products/deliverytypes/")
    expect(status).toBe(200)
    expect(z.safeParse(z.array(deliveryType), body).error).toBeUndefined()
    expect(body.map(({ name, price }: { name: string; price: string }) => [name, price])).toEqual([
      ["Abholung in St. Gallen", "0.00"],
      ["Express-Post", "45.00"],
      ["Persönliche Lieferung mit Einführung", "280.00"],
    ])
  })
})
