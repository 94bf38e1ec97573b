import { beforeAll, describe, expect, it } from "vitest"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { api, demoDeliveryTypes, demoProduct, newCartToken, signedInCustomer, sql } from "../harness"
import { add, cartWithAccessory, cartWithRental, readCart } from "./cart-support"

// The shop's day is Tuesday, 24 November 2026.
let station: ProductDetail
let scanner: ProductDetail
let types: Awaited<ReturnType<typeof demoDeliveryTypes>>
beforeAll(async () => {
  ;[station, scanner, types] = await Promise.all([
    demoProduct("icon-icr70", "purchase"),
    demoProduct("blk-360-g2"),
    demoDeliveryTypes(),
  ])
})

describe("GET /cart/{token}/", () => {
  it("is an empty cart for an unknown token", async () => {
    const { status, body } = await api("GET", `/cart/${newCartToken()}/`)
    expect(status).toBe(200)
    expect(body).toEqual({
      items: [],
      total_quantity: 0,
      total_price: "0.00",
      total_vat: "0.00",
      shipping_cost: "0.00",
      total_shipping_price: "0.00",
      total_shipping_vat: "0.00",
      rounding: "0.00",
      vat_percent: "8.1",
      total_cost: "0.00",
    })
  })

  it.each(["kurz", "mit%20leerzeichen-und-so", "x".repeat(129), "umläut-umläut-umläut"])(
    "refuses the token %s under cart",
    async (token) => {
      for (const path of [`/cart/${token}/`, `/cart-count/${token}/`]) {
        const { status, body } = await api("GET", path)
        expect([status, Object.keys(body)]).toEqual([400, ["cart"]])
      }
    },
  )

  it("adds a shipping fee for an accessory alone, with VAT once on the total", async () => {
    const cart = await readCart(await cartWithAccessory("usb-c-kabel", 3))
    expect(cart).toMatchObject({
      total_quantity: 3,
      total_price: "117.00",
      total_vat: "9.48",
      shipping_cost: "10.00",
      total_shipping_price: "127.00",
      total_shipping_vat: "10.29",
      rounding: "0.01",
      vat_percent: "8.1",
      total_cost: "137.30",
    })
    expect(cart.items).toHaveLength(1)
  })

  it("lifts the fee for a purchase next to it", async () => {
    const cart = await cartWithAccessory("usb-c-kabel")
    await add("purchase", station.id, { cart })
    expect((await readCart(cart)).shipping_cost).toBe("0.00")
  })

  it("shows a rental with its chargeable days and the delivery contained in its subtotal", async () => {
    const { delivery } = types
    const [service] = scanner.productservices
    const cart = newCartToken()
    const period = { rentalstartdate: "2026-12-07", rentalenddate: "2026-12-16" }
    await add("rental", scanner.id, { cart, ...period, delivery: delivery.id, productservice: service.id })
    const [item] = (await readCart(cart)).items
    const total = 9 * 180 + Number(delivery.price) + Number(service.price)
    expect(item).toMatchObject({
      ...period,
      display_name: "BLK 360 G2",
      display_quantity: "9 Tage",
      quantity: 1,
      subtotal: total.toFixed(2),
      total_shipping_price: delivery.price,
      delivery: { id: delivery.id, name: delivery.name, price: delivery.price },
      productservice: { id: service.id, name: service.name, price: service.price },
      product: { id: scanner.id, category: "rental", price: "180.00" },
      conflict: null,
    })
  })
})

describe("DELETE /cart/{token}/", () => {
  it("takes everything out", async () => {
    const cart = await cartWithRental("blk-360-g2", ["2027-03-16", "2027-03-17"])
    expect(await api("DELETE", `/cart/${cart}/`)).toMatchObject({ status: 200, body: {} })
    expect((await api("GET", `/cart-count/${cart}/`)).body).toEqual({ total_quantity: 0 })
  })
})

describe("PUT /cart/{token}/", () => {
  it("links the cart to the login in its body or header and names an earlier one", async () => {
    const { token } = await signedInCustomer()
    const [first, second] = [await cartWithAccessory("usb-c-kabel", 2), await cartWithAccessory("usb-stick")]
    expect((await api("PUT", `/cart/${first}/`, { body: { token } })).body).toEqual({
      total_quantity: 2,
      earlier: null,
    })
    expect((await api("PUT", `/cart/${second}/`, { token, body: {} })).body).toEqual({
      total_quantity: 1,
      earlier: { token: first, total_quantity: 2 },
    })
  })

  it("needs a login, and leaves another customer's cart alone", async () => {
    const cart = await cartWithAccessory("usb-c-kabel")
    expect((await api("PUT", `/cart/${cart}/`, { body: {} })).status).toBe(403)
    expect((await api("PUT", `/cart/${cart}/`, { body: { token: "wrong" } })).status).toBe(403)
    const [one, other] = [await signedInCustomer(), await signedInCustomer()]
    await api("PUT", `/cart/${cart}/`, { token: one.token, body: {} })
    expect((await api("PUT", `/cart/${cart}/`, { token: other.token, body: {} })).status).toBe(404)
  })
})

it("keeps each cart a valid cart of Medusa's", async () => {
  const cart = await cartWithAccessory("usb-c-kabel", 3)
  const [row] = await sql("select cart_id from session_cart_token where token = $1", cart)
  const [line] = await sql(
    `select line.unit_price::float as price, line.quantity, tax.rate, tax.tax_rate_id, cart.region_id, cart.sales_channel_id
       from cart join cart_line_item line on line.cart_id = cart.id
       join cart_line_item_tax_line tax on tax.item_id = line.id where cart.id = $1`,
    row.cart_id,
  )
  expect(line).toMatchObject({ price: 39, quantity: 3, rate: 8.1 })
  expect(Object.values(line)).not.toContain(null)
})
