import { beforeAll, describe, expect, it } from "vitest"
import type { StaffProductRentals } from "#shop/fleet/wire/staff-product-rentals"
import type { StaffOrderRentals } from "#shop/orders/wire/staff-rental-lines"
import {
  api,
  checkoutForm,
  demoDeliveryTypes,
  demoProduct,
  newCartToken,
  signedInCustomer,
  sql,
  staff,
} from "../harness"
import { target } from "../harness/target"

let orderId: string
let scanner: { id: string }
beforeAll(async () => {
  const { token, email } = await signedInCustomer()
  scanner = await demoProduct("rtc-360")
  const { all } = await demoDeliveryTypes()
  const express = all.find((type) => type.name === "Express-Post")
  const { body } = await api("GET", "/products/rental/rtc-360/")
  const cart = newCartToken()
  await api("POST", `/cart/rental/${scanner.id}/`, {
    body: {
      cart,
      rentalstartdate: "2027-01-07",
      rentalenddate: "2027-01-12",
      delivery: express?.id,
      productservice: body.productservices[0].id,
    },
  })
  orderId = (await api("POST", `/checkout/${cart}/`, { token, body: checkoutForm(email) })).body.id
})

describe("GET /admin/rental/orders/{id}", () => {
  it("answers each rental line with its period, way, service and unit", async () => {
    const admin = await staff()
    const { status, body } = await admin<StaffOrderRentals>("GET", `/admin/rental/orders/${orderId}`)
    expect(status).toBe(200)
    expect(body.lines).toEqual([
      {
        id: expect.any(String),
        reservation_id: expect.stringMatching(/^rres_/),
        product_id: scanner.id,
        product: "RTC 360",
        starts_on: "2027-01-07",
        ends_on: "2027-01-12",
        chargeable_days: 5,
        occupied_from: "2027-01-06",
        occupied_to: "2027-01-13",
        delivery: "Express-Post",
        services: [{ name: "Einführung vor Ort", price: 39_000 }],
        serial_number: expect.stringMatching(/^RTC-00\d$/),
        state: "reserved",
        changes: [],
        protocols: [],
      },
    ])
  })

  it("answers no lines for an order without rentals", async () => {
    const admin = await staff()
    expect((await admin("GET", "/admin/rental/orders/order_unbekannt")).body).toEqual({ lines: [] })
  })
})

describe("GET /admin/rental/products/{id}", () => {
  it("answers the units and what is planned with them", async () => {
    const admin = await staff()
    const { body } = await admin<StaffProductRentals>("GET", `/admin/rental/products/${scanner.id}`)
    expect(body.is_rental).toBe(true)
    expect(body.units.map((unit) => unit.serial_number)).toEqual(
      expect.arrayContaining(["RTC-001", "RTC-002", "RTC-003"]),
    )
    const reservation = body.reservations.find(({ order_id }) => order_id === orderId)
    expect(reservation).toMatchObject({
      kind: "rental",
      starts_on: "2027-01-07",
      ends_on: "2027-01-12",
      shop_number: expect.stringMatching(/^W-\d+$/),
      customer: "Muster Holzbau AG",
      state: "reserved",
    })
  })

  it("names whom an order is for by the half of the name that it has", async () => {
    const admin = await staff()
    await sql(
      `update order_address set company = '', first_name = null, last_name = 'Muster'
        where id = (select billing_address_id from "order" where id = $1)`,
      orderId,
    )
    const { body } = await admin<StaffProductRentals>("GET", `/admin/rental/products/${scanner.id}`)
    expect(body.reservations.find(({ order_id }) => order_id === orderId)?.customer).toBe("Muster")
  })

  it("says so of a product that is not rented out", async () => {
    const { id } = await demoProduct("rtc-360", "purchase")
    const admin = await staff()
    const { body } = await admin<StaffProductRentals>("GET", `/admin/rental/products/${id}`)
    expect(body).toEqual({ is_rental: false, units: [], reservations: [] })
  })
})

it.each(["orders/x", "products/x"])("asks staff to log in: /admin/rental/%s", async (path) => {
  expect((await fetch(`${target().baseUrl}/admin/rental/${path}`)).status).toBe(401)
})
