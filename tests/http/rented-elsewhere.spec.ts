import { beforeAll, describe, expect, it } from "vitest"
import type { Bookings } from "#shop/rental/wire/rental"
import { AT_ONCE_MS, api, demoDeliveryTypes, newCartToken, signedInCustomer, sql, staff, until } from "../harness"
import { add } from "./cart-support"
import { checkOut } from "./checkout-support"

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
const becomes = async (id: string, kind: string) =>
  expect((await admin("POST", `/admin/products/${id}`, { type_id: types.get(kind) })).status).toBe(200)
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

const UNTIL_LOOKED = 500
const look = (id: string) => sql("update rental_version set version = gen_random_uuid() where product_id = $1", id)
/** Somebody waits for days that are free. */
async function waitsFor(id: string, deliveryId: string) {
  await sql(
    `insert into wait_list_entry (id, email, product_id, delivery_type_id, start_day, end_day, flex_days, state, queued_at)
     values ('wait_' || $1, 'wartet@example.ch', $1, $2, '2027-04-06', '2027-04-07', 0, 'waiting', now())`,
    ...[id, deliveryId],
  )
  await look(id)
}
const offered = (id: string) => sql("select from wait_list_entry where product_id = $1 and state = 'offered'", id)

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
    await becomes(id, "rental")
    await listed("spaeter-vermietet")
    await expectRental(id, "SN-2")
  })

  it("is none any more when it becomes something else: what is in carts isn't ordered, and nobody is offered it", async () => {
    const id = await made("frueher-vermietet", "rental")
    await listed("frueher-vermietet")
    await addUnit(id, "SN-4")
    const customer = await signedInCustomer()
    const cart = newCartToken()
    const { pickup } = await demoDeliveryTypes()
    const rental = await add("rental", id, { cart, ...DAYS, delivery: pickup.id, productservice: null })
    expect(rental.status).toBe(200)
    await becomes(id, "purchase")
    const calendar = async () => (await api("GET", `/products/bookings/${id}/`)).status
    await until("the product to be sold", async () => (await calendar()) === 404, AT_ONCE_MS)
    const days = { rentalstartdate: "2027-03-09", rentalenddate: "2027-03-10" }
    expect((await api("PUT", `/cart/rental/${rental.body.item}/`, { body: { quantity: 1, ...days } })).status).toBe(400)
    expect(await checkOut(cart, customer)).toMatchObject({ status: 409, body: { code: "not_available" } })
    await waitsFor(id, pickup.id)
    await new Promise((resolve) => setTimeout(resolve, UNTIL_LOOKED))
    expect(await offered(id)).toEqual([])

    const sold = newCartToken()
    expect((await add("purchase", id, { cart: sold })).status).toBe(200)
    await becomes(id, "rental")
    await until("the product to be rented out", async () => (await calendar()) === 200, AT_ONCE_MS)
    expect(await checkOut(sold, customer)).toMatchObject({ status: 409, body: { code: "not_available" } })
    expect((await checkOut(cart, customer)).status).toBe(200)
    await look(id)
    await until("who waits to be offered it", async () => (await offered(id)).length === 1)
  })

  it("can't be had where the rental module doesn't know it", async () => {
    const id = await made("unbekannter-scanner", "rental")
    await listed("unbekannter-scanner")
    await sql("delete from rental_product where product_id = $1", id)
    expect(await ask(id)).toMatchObject({ status: 400, body: { non_field_errors: [expect.any(String)] } })
  })
})
