import { beforeAll, describe, expect, it } from "vitest"
import type { Order } from "#shop/orders/wire/order"
import {
  api,
  checkoutForm,
  demoProduct,
  mails,
  mailTo,
  newCartToken,
  type SignedInCustomer,
  signedInCustomer,
  TODAY,
  until,
} from "../harness"
import { add, cartWithAccessory, cartWithRental } from "./cart-support"

let customer: SignedInCustomer
let order: Order
beforeAll(async () => {
  customer = await signedInCustomer()
  const cart = await cartWithRental("blk-360-g2", ["2026-12-14", "2026-12-16"])
  const station = await demoProduct("icon-icr70", "purchase")
  const software = await demoProduct("register-360", "software-service")
  await add("package", station.packages[0].id, { cart })
  await add("plugin", software.plugins[0].id, { cart, quantity: 2 })
  const { body } = await api("POST", `/checkout/${cart}/`, {
    token: customer.token,
    body: checkoutForm(customer.email, { referencenum: "Halle 3", email: "buchhaltung@example.ch", city2: "Chur" }),
  })
  order = (await api<Order>("GET", `/orders/${body.id}/`, { token: customer.token })).body
})

describe("GET /orders/{id}/", () => {
  it("groups the lines by kind, companions among the add-ons", () => {
    const names = (items: { display_name: string }[]) => items.map((item) => item.display_name)
    expect(names(order.rentalitems)).toEqual(["BLK 360 G2"])
    expect(names(order.packageitems)).toEqual(["iCON iCR70 Totalstation, Paket Baustelle"])
    expect(names(order.pluginitems)).toEqual(["Cyclone REGISTER 360 PLUS, Jahreslizenz mit Einrichtung"])
    expect(names(order.productaddonitems)).toEqual(["Geräteprüfung mit Protokoll", "Geräteprüfung mit Protokoll"])
    expect([order.purchaseitems, order.accessoryitems, order.softwareserviceitems, order.educationitems]).toEqual([
      [],
      [],
      [],
      [],
    ])
  })

  it("shows the rental with its period and delivery, and the totals that add up", () => {
    expect(order.rentalitems[0]).toMatchObject({
      rentalstartdate: "2026-12-14",
      rentalenddate: "2026-12-16",
      display_quantity: "3 Tage",
      subtotal: "540.00",
      delivery: { price: "0.00" },
      productservice: null,
      product: { category: "rental", get_absolute_url: "/mieten/blk-360-g2/" },
    })
    const parts = [order.subtotal, order.shipping_cost, order.vat_cost, order.rounding].map(Number)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(Number(order.total_cost), 8)
  })

  it("prints the addresses as they were typed", () => {
    expect(order).toMatchObject({
      created_at: expect.stringMatching(new RegExp(`^${TODAY}T`)),
      referencenum: "Halle 3",
      paid: false,
      cancelled: false,
      bexio_order_id: expect.stringMatching(/^AU-\d+$/),
      email: "buchhaltung@example.ch",
      email2: customer.email,
      city: "St. Gallen",
      city2: "Chur",
    })
  })

  it("is 404 for another customer and for an unknown id, 403 without login", async () => {
    const other = await signedInCustomer()
    const path = `/orders/${order.id}/`
    expect((await api("GET", path, { token: other.token })).status).toBe(404)
    expect((await api("GET", "/orders/order_unbekannt/", { token: customer.token })).status).toBe(404)
    expect((await api("GET", path)).status).toBe(403)
    expect((await api("GET", `${path}calendar.ics`, { token: other.token })).status).toBe(404)
  })
})

describe("GET /orders/", () => {
  it("lists the customer's own orders, newest first", async () => {
    const cart = await cartWithAccessory("usb-c-kabel")
    const later = await api("POST", `/checkout/${cart}/`, { token: customer.token, body: checkoutForm(customer.email) })
    const list = await api<Order[]>("GET", "/orders/", { token: customer.token })
    expect(list.body.map(({ id }) => id)).toEqual([later.body.id, order.id])
    expect(list.body[1]).toEqual({ ...order, bexio_invoice_id: list.body[1].bexio_invoice_id })
    expect((await api("GET", "/orders/", { token: (await signedInCustomer()).token })).body).toEqual([])
    expect((await api("GET", "/orders/")).status).toBe(403)
  })
})

describe("GET /orders/{id}/calendar.ics", () => {
  it("is the rental as whole days, the end exclusive as calendars have it", async () => {
    const answer = await api<string>("GET", `/orders/${order.id}/calendar.ics`, { token: customer.token })
    expect(answer.headers.get("content-type")).toMatch(/^text\/calendar/)
    expect(answer.headers.get("content-disposition")).toContain(`Miete-${order.shop_number}.ics`)
    expect(answer.body).toContain("DTSTART;VALUE=DATE:20261214")
    expect(answer.body).toContain("DTEND;VALUE=DATE:20261217")
    expect(answer.body).toContain("SUMMARY:Miete BLK 360 G2")
    expect(answer.body).toContain("TRANSP:TRANSPARENT")
  })

  it("is 404 for an order without rentals", async () => {
    const cart = newCartToken()
    await add("accessory", (await demoProduct("usb-c-kabel", "accessory")).id, { cart })
    const { body } = await api("POST", `/checkout/${cart}/`, {
      token: customer.token,
      body: checkoutForm(customer.email),
    })
    expect((await api("GET", `/orders/${body.id}/calendar.ics`, { token: customer.token })).status).toBe(404)
  })
})

describe("the confirmation", () => {
  it("goes once to the login and once to the other billing address, with the calendar entry", async () => {
    const ofOrder = () => mails().filter(({ subject }) => subject === `Ihre Bestellung ${order.shop_number} · Halle 3`)
    await until("both confirmations", () => ofOrder().length >= 2)
    expect(
      ofOrder()
        .map(({ to }) => to)
        .sort(),
    ).toEqual(["buchhaltung@example.ch", customer.email].sort())
    for (const mail of ofOrder()) expect(mail.text).toContain("BEGIN:VCALENDAR")
  })

  it("says what was ordered, what it costs and until when half the rent is saved", async () => {
    const { text } = await mailTo(customer.email, new RegExp(`Ihre Bestellung ${order.shop_number}`))
    expect(text).toContain("Mo 14.12. bis Mi 16.12.2026, 3 Tage")
    expect(text).toContain("Paket Baustelle")
    // More than five working days before Monday, 14.12.: until Thursday, 3.12.
    expect(text).toMatch(/Bis Do 3\.12\.2026 kostet eine Stornierung CHF\s270\.00/)
    expect(text).toContain(`/orders/${order.id}`)
    expect(text).toContain("Fassung 1.0")
  })
})
