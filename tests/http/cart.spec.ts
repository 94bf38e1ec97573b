import { beforeAll, describe, expect, it } from "vitest"
import type { ProductDetail } from "../../src/contract"
import { api, demoDeliveryTypes, demoProduct, newCartToken, signedInCustomer, sql } from "../harness"
import { add, cartWithAccessory, cartWithRental, readCart } from "./cart-support"

// The shop's day is Tuesday, 24 November 2026.
let cable: ProductDetail
let station: ProductDetail
let scanner: ProductDetail
let types: Awaited<ReturnType<typeof demoDeliveryTypes>>
beforeAll(async () => {
  ;[cable, station, scanner, types] = await Promise.all([
    demoProduct("usb-c-kabel", "accessory"),
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
      total_cost: "137.29",
    })
    expect(cart.items).toHaveLength(1)
  })

  it("lifts the fee for a purchase beside it", async () => {
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

describe("POST /cart/{category}/{id}/", () => {
  it("adds the same product and package to its line", async () => {
    const cart = await cartWithAccessory("usb-c-kabel", 2)
    const again = await add("accessory", cable.id, { cart, quantity: 3 })
    expect(again.body).toMatchObject({ quantity: 5, total_quantity: 5 })
    expect((await readCart(cart)).items).toHaveLength(1)
  })

  it("keeps packages of one product apart, each by its own id and name", async () => {
    const cart = newCartToken()
    const [first, second] = station.packages
    await add("package", first.id, { cart })
    await add("package", second.id, { cart })
    const packages = (await readCart(cart)).items.filter((item) => item.product.category === "package")
    expect(packages.map((item) => [item.product.id, item.display_name, item.subtotal])).toEqual([
      [first.id, `iCON iCR70 Totalstation, ${first.name}`, first.price],
      [second.id, `iCON iCR70 Totalstation, ${second.name}`, second.price],
    ])
  })

  it("adds pieces asked for at the same time to one line", async () => {
    const cart = newCartToken()
    await Promise.all(Array.from({ length: 12 }, () => add("accessory", cable.id, { cart })))
    const { items, total_quantity } = await readCart(cart)
    expect([items.length, total_quantity]).toEqual([1, 12])
  })

  it.each([
    ["a word", "drei", 1],
    ["zero", 0, 1],
    ["nothing", undefined, 1],
    ["a fraction", 2.9, 2],
    ["digits as text", "4", 4],
    ["the most", 999, 999],
  ])("reads %s as a quantity", async (_case, quantity, expected) => {
    const { body } = await add("accessory", cable.id, { cart: newCartToken(), quantity })
    expect(body.quantity).toBe(expected)
  })

  it("refuses more than 999 pieces, also in steps", async () => {
    const cart = newCartToken()
    expect(await add("accessory", cable.id, { cart, quantity: 1000 })).toMatchObject({
      status: 400,
      body: { quantity: [expect.any(String)] },
    })
    await add("accessory", cable.id, { cart, quantity: 999 })
    expect((await add("accessory", cable.id, { cart, quantity: 1 })).status).toBe(400)
    expect((await readCart(cart)).total_quantity).toBe(999)
  })

  it("takes the price from the catalogue, whatever the body says", async () => {
    const cart = newCartToken()
    await add("accessory", cable.id, { cart, price: "0.05", unit_price: 1, subtotal: "0.05" })
    expect((await readCart(cart)).total_price).toBe("39.00")
  })

  it("answers 404 for what there is not, or not in this category", async () => {
    const cart = newCartToken()
    const answers = await Promise.all([
      add("accessory", "prod_unbekannt", { cart }),
      add("purchase", cable.id, { cart }),
      add("package", station.id, { cart }),
      add("zubehoer", cable.id, { cart }),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
  })

  it("refuses a product that can't be delivered", async () => {
    const charger = await demoProduct("ladegeraet-rtc-360", "accessory")
    const answer = await add("accessory", charger.id, { cart: newCartToken() })
    expect(answer).toMatchObject({ status: 400, body: { non_field_errors: ["Produkt nicht lieferbar."] } })
  })

  it("needs a cart token", async () => {
    expect(await add("accessory", cable.id, {})).toMatchObject({ status: 400, body: { cart: [expect.any(String)] } })
  })

  it.each([
    ["a start in the past", "2026-11-20", "2026-12-09", "rentalstartdate"],
    ["a start today", "2026-11-24", "2026-12-09", "rentalstartdate"],
    ["a start on a Sunday", "2026-12-06", "2026-12-09", "rentalstartdate"],
    ["a pickup on a Saturday", "2026-12-05", "2026-12-09", "rentalstartdate"],
    ["an end on a Saturday", "2026-12-07", "2026-12-12", "rentalenddate"],
    ["an end before its start", "2026-12-09", "2026-12-08", "rentalenddate"],
    ["an end beyond the horizon", "2026-12-09", "2028-11-27", "rentalenddate"],
    ["the year 9999", "9999-12-01", "9999-12-02", "rentalstartdate"],
    ["a day that does not exist", "2026-11-31", "2026-12-02", "rentalstartdate"],
    ["another format", "07.12.2026", "2026-12-09", "rentalstartdate"],
    ["no days", null, null, "rentalstartdate"],
  ])("refuses %s under its field", async (_case, rentalstartdate, rentalenddate, field) => {
    const body = { cart: newCartToken(), rentalstartdate, rentalenddate, delivery: types.pickup.id }
    const answer = await add("rental", scanner.id, body)
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]])
  })

  it.each([
    ["delivery", { delivery: "delivery_unbekannt" }],
    ["delivery", { delivery: null }],
    ["productservice", { productservice: "service_unbekannt" }],
  ])("refuses an unknown %s", async (field, change) => {
    const period = { rentalstartdate: "2026-12-07", rentalenddate: "2026-12-09" }
    const answer = await add("rental", scanner.id, {
      cart: newCartToken(),
      ...period,
      delivery: types.pickup.id,
      ...change,
    })
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]])
  })

  it("explains a period that starts on a holiday, with three others", async () => {
    const period = { rentalstartdate: "2026-12-25", rentalenddate: "2026-12-29" }
    const answer = await add("rental", scanner.id, { cart: newCartToken(), ...period, delivery: types.pickup.id })
    expect(answer).toMatchObject({ status: 409, body: { reason: "closed", day: "2026-12-25" } })
    expect(answer.body.alternatives).toHaveLength(3)
    expect(answer.body.non_field_errors).toHaveLength(1)
  })

  it("gives each rental a line of its own, quantity 1", async () => {
    const cart = await cartWithRental("blk-360-g2", ["2027-03-02", "2027-03-04"])
    const period = { rentalstartdate: "2027-03-02", rentalenddate: "2027-03-04" }
    await add("rental", scanner.id, { cart, quantity: 7, ...period, delivery: types.pickup.id })
    const rentals = (await readCart(cart)).items.filter((item) => item.product.category === "rental")
    expect(rentals.map((item) => item.quantity)).toEqual([1, 1])
  })

  it("counts the cart's own rentals: of one unit there is no second", async () => {
    const station = await demoProduct("icon-icr70")
    const cart = await cartWithRental("icon-icr70", ["2027-03-02", "2027-03-04"])
    const period = { rentalstartdate: "2027-03-03", rentalenddate: "2027-03-05" }
    const answer = await add("rental", station.id, { cart, ...period, delivery: types.pickup.id })
    expect(answer).toMatchObject({ status: 409, body: { reason: "booked" } })
  })
})

describe("mandatory companions", () => {
  it("come with their product, in its quantity, and leave with it", async () => {
    const cart = newCartToken()
    const { body: added } = await add("purchase", station.id, { cart, quantity: 2 })
    const { items, total_quantity } = await readCart(cart)
    expect(items.map((item) => [item.product.name, item.quantity, item.mandatory, item.demanded_by])).toEqual([
      ["iCON iCR70 Totalstation", 2, false, null],
      ["Geräteprüfung mit Protokoll", 2, true, added.item],
    ])
    expect(total_quantity).toBe(4)

    await api("PUT", `/cart/purchase/${added.item}/`, { body: { quantity: 3 } })
    expect((await readCart(cart)).items.map((item) => item.quantity)).toEqual([3, 3])

    expect(await api("DELETE", `/cart/purchase/${added.item}/`)).toMatchObject({
      status: 200,
      body: { total_quantity: 0 },
    })
  })

  it("can be neither changed, removed nor bought alone", async () => {
    const cart = await cartWithRental("blk-360-g2", ["2027-03-09", "2027-03-10"])
    const companion = (await readCart(cart)).items[1]
    const path = `/cart/addon/${companion.id}/`
    expect((await api("DELETE", path)).status).toBe(400)
    expect((await api("PUT", path, { body: { quantity: 5 } })).status).toBe(400)
    expect((await add("addon", companion.product.id, { cart })).status).toBe(400)
    expect((await readCart(cart)).items).toHaveLength(2)
  })
})

describe("PUT and DELETE /cart/{category}/{item}/", () => {
  it("sets the quantity, read as when adding", async () => {
    const cart = await cartWithAccessory("usb-c-kabel", 4)
    const [{ id }] = (await readCart(cart)).items
    expect((await api("PUT", `/cart/accessory/${id}/`, { body: { quantity: "6.5" } })).body).toMatchObject({
      quantity: 6,
    })
    expect((await api("PUT", `/cart/accessory/${id}/`, { body: { quantity: -1 } })).body).toMatchObject({ quantity: 1 })
    expect((await api("PUT", `/cart/accessory/${id}/`, { body: { quantity: 1000 } })).status).toBe(400)
  })

  it("leaves a rental at one piece and moves it to another period", async () => {
    const cart = await cartWithRental("blk-3d", ["2027-03-02", "2027-03-04"])
    const [{ id }] = (await readCart(cart)).items
    expect((await api("PUT", `/cart/rental/${id}/`, { body: { quantity: 3 } })).body).toMatchObject({ quantity: 1 })

    const body = { rentalstartdate: "2027-03-09", rentalenddate: "2027-03-10" }
    expect((await api("PUT", `/cart/rental/${id}/`, { body })).status).toBe(200)
    expect((await readCart(cart)).items[0]).toMatchObject({
      ...body,
      id,
      subtotal: "120.00",
      display_quantity: "2 Tage",
    })

    const refused = { rentalstartdate: "2027-03-14", rentalenddate: "2027-03-16" }
    expect((await api("PUT", `/cart/rental/${id}/`, { body: refused })).status).toBe(400)
    expect((await readCart(cart)).items[0]).toMatchObject(body)
  })

  it("answers 404 for an unknown line or the wrong category", async () => {
    const cart = await cartWithAccessory("usb-c-kabel")
    const [{ id }] = (await readCart(cart)).items
    expect((await api("DELETE", "/cart/accessory/cali_unbekannt/")).status).toBe(404)
    expect((await api("DELETE", `/cart/purchase/${id}/`)).status).toBe(404)
    expect((await api("PUT", `/cart/rental/${id}/`, { body: { rentalstartdate: "2027-03-02" } })).status).toBe(404)
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
