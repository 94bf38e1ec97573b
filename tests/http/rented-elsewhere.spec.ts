import { beforeAll, describe, expect, it } from "vitest"
import type { Bookings } from "#shop/rental/wire/rental"
import { AT_ONCE_MS, api, demoDeliveryTypes, newCartToken, sql, staff, until } from "../harness"
import { add } from "./cart-support"

let admin: Awaited<ReturnType<typeof staff>>
let types: Map<string, string>
beforeAll(async () => {
  admin = await staff()
  const rows = await sql<{ id: string; value: string }>("select id, value from product_type")
  types = new Map(rows.map(({ id, value }) => [value, id]))
})

const DAYS = { rentalstartdate: "2027-03-02", rentalenddate: "2027-03-03" }

/** A product made on Medusa's own page. */
async function made(handle: string, kind: string): Promise<string> {
  const { status, body } = await admin("POST", "/admin/products", {
    title: handle,
    handle,
    status: "published",
    type_id: types.get(kind),
    options: [{ title: "Ausführung", values: ["Standard"] }],
    variants: [
      { title: "Standard", options: { Ausführung: "Standard" }, prices: [{ currency_code: "chf", amount: 90 }] },
    ],
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.product.id
}
const listed = (handle: string) =>
  until("the rental", async () => (await api("GET", `/products/rental/${handle}/`)).status === 200, AT_ONCE_MS)

async function ask(id: string) {
  const { pickup } = await demoDeliveryTypes()
  return add("rental", id, { cart: newCartToken(), ...DAYS, delivery: pickup.id, productservice: null })
}
const addUnit = (product_id: string, serial_number: string) =>
  admin("POST", "/admin/rental/units", {
    ...{ product_id, serial_number, note: "", is_in_service: true, calibration_due: null, certificate_id: null },
  })

/** Booked on all days until it has a unit, and rented out from then on. */
async function expectRental(id: string, serial: string) {
  const { status, body } = await api<Bookings>("GET", `/products/bookings/${id}/`)
  expect(status).toBe(200)
  expect(body.bookedPickupBookings.map(({ rentaldate }) => rentaldate)).toContain(DAYS.rentalstartdate)
  expect(await ask(id)).toMatchObject({ status: 409, body: { reason: "booked" } })
  expect((await addUnit(id, serial)).status).toBe(201)
  expect((await ask(id)).status).toBe(200)
}

describe("a rental that was made elsewhere than on the shop's own page", () => {
  it("is one without units when it was made as one", async () => {
    const id = await made("fremder-scanner", "rental")
    await listed("fremder-scanner")
    await expectRental(id, "SN-1")
  })

  it("is one when it becomes one", async () => {
    const id = await made("spaeter-vermietet", "purchase")
    expect((await admin("POST", `/admin/products/${id}`, { type_id: types.get("rental") })).status).toBe(200)
    await listed("spaeter-vermietet")
    await expectRental(id, "SN-2")
  })

  it("can't be had where the rental module doesn't know it", async () => {
    const id = await made("unbekannter-scanner", "rental")
    await listed("unbekannter-scanner")
    await sql("delete from rental_product where product_id = $1", id)
    expect(await ask(id)).toMatchObject({ status: 400, body: { non_field_errors: [expect.any(String)] } })
  })
})
