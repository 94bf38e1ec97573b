import { beforeAll, describe, expect, it } from "vitest"
import {
  api,
  checkoutForm,
  demoProduct,
  mailTo,
  newCartToken,
  type SignedInCustomer,
  signedInCustomer,
  sql,
  TODAY,
} from "../harness"
import { add, cartWithAccessory, cartWithRental, readCart } from "./cart-support"
import { checkOut } from "./checkout-support"

let customer: SignedInCustomer
beforeAll(async () => {
  customer = await signedInCustomer()
})

const countOf = async (table: string): Promise<number> =>
  (await sql<{ count: number }>(`select count(*)::int as count from ${table}`))[0].count

const EMPTY = { non_field_errors: ["Ihr Warenkorb ist leer."] }

describe("POST /checkout/{token}/", () => {
  it("makes an order of the cart at the cart's prices and empties the token", async () => {
    const cart = await cartWithRental("blk-360-g2", ["2027-04-06", "2027-04-09"])
    const { total_cost, rounding } = await readCart(cart)
    const { status, body } = await checkOut(cart, customer, { referencenum: "Umbau 7" })
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(String),
        shop_number: expect.stringMatching(/^W-1\d{3}$/),
        bexio_order_id: expect.stringMatching(/^AU-\d+$/),
        total_cost,
        rounding,
      },
    ])
    expect((await readCart(cart)).items).toEqual([])
    const order = (await api("GET", `/orders/${body.id}/`, { token: customer.token })).body
    expect(order).toMatchObject({ total_cost, referencenum: "Umbau 7", shop_number: body.shop_number })
  })

  it("reserves the unit, authorises the payment and stores what was accepted", async () => {
    const cart = await cartWithRental("blk-360-g2", ["2027-04-13", "2027-04-14"])
    const { body } = await checkOut(cart, customer)
    const [order] = await sql(
      `select o.metadata->'terms' as terms, p.amount::text as amount, p.provider_id, c.status, r.start_day::text as start,
              r.order_line_id = i.item_id as is_linked, o.created_at
         from "order" o
         join order_payment_collection l on l.order_id = o.id
         join payment_collection c on c.id = l.payment_collection_id
         join payment p on p.payment_collection_id = c.id
         join rental_reservation r on r.order_id = o.id
         join order_item i on i.order_id = o.id and i.item_id = r.order_line_id
        where o.id = $1`,
      body.id,
    )
    expect(order).toMatchObject({
      terms: { version: "1.0", accepted_at: expect.stringMatching(new RegExp(`^${TODAY}T`)) },
      amount: String(Number(body.total_cost)),
      provider_id: "pp_system_default",
      status: "authorized",
      start: "2027-04-13",
      is_linked: true,
    })
  })

  it("takes a new line under the same token into a new cart and a second order", async () => {
    const cart = await cartWithAccessory("usb-c-kabel")
    const first = await checkOut(cart, customer)
    const cable = await demoProduct("usb-c-kabel", "accessory")
    await add("accessory", cable.id, { cart })
    const second = await checkOut(cart, customer)
    expect(second.status).toBe(200)
    expect(second.body.id).not.toBe(first.body.id)
  })

  it("answers the same form the same again, another one with 400 and where the order is", async () => {
    const cart = await cartWithAccessory("usb-c-kabel")
    const first = await checkOut(cart, customer)
    const again = await checkOut(cart, customer)
    expect([again.status, JSON.stringify(again.body)]).toEqual([200, JSON.stringify(first.body)])
    const other = await checkOut(cart, customer, { city: "Chur" })
    const told = expect.stringContaining(`schon bestellt, unter ${first.body.shop_number}`)
    expect([other.status, other.body]).toEqual([400, { non_field_errors: [told], order: first.body.id }])
    await sql("update session_cart_token set answered_at = answered_at - interval '25 hours' where token = $1", cart)
    expect((await checkOut(cart, customer, { city: "Chur" })).body).toEqual(EMPTY)
  })

  it("forgets the answer after a day", async () => {
    const cart = await cartWithAccessory("usb-c-kabel")
    await checkOut(cart, customer)
    await sql("update session_cart_token set answered_at = answered_at - interval '25 hours' where token = $1", cart)
    expect((await checkOut(cart, customer)).status).toBe(400)
  })

  it("makes one order of a form sent many times at once", async () => {
    const cart = await cartWithRental("blk-360-g2", ["2027-04-20", "2027-04-21"])
    const before = await countOf('"order"')
    const answers = await Promise.all(Array.from({ length: 15 }, () => checkOut(cart, customer)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect((await countOf('"order"')) - before).toBe(1)
  })

  it("needs a login, a known cart with something in it, and every field but the company", async () => {
    const cart = await cartWithAccessory("usb-c-kabel")
    const form = checkoutForm(customer.email)
    expect((await api("POST", `/checkout/${cart}/`, { body: form })).status).toBe(403)
    expect((await api("POST", `/checkout/${cart}/`, { token: "ended", body: form })).status).toBe(403)
    expect((await checkOut(newCartToken(), customer)).status).toBe(400)
    expect((await checkOut("kurz", customer)).body).toHaveProperty("cart")

    const empty = await api("POST", `/checkout/${cart}/`, { token: customer.token, body: {} })
    const required = ["first_name", "last_name", "address", "postalcode", "city", "email", "phone"]
    expect(empty.status).toBe(400)
    expect(Object.keys(empty.body).sort()).toEqual(required.flatMap((field) => [field, `${field}2`]).sort())
    expect((await checkOut(cart, customer, { referencenum: "x".repeat(16) })).body).toHaveProperty("referencenum")
    expect((await checkOut(cart, customer, { company: "", company2: null, referencenum: null })).status).toBe(200)
  })

  it("refuses an address that is not the customer's", async () => {
    const cart = await cartWithAccessory("usb-c-kabel")
    const answer = await checkOut(cart, customer, {
      billing_address_id: "cuaddr_fremd",
      shipping_address_id: "cuaddr_fremd",
    })
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ["billing_address_id", "shipping_address_id"]])
    expect((await readCart(cart)).items).toHaveLength(1)
  })

  it("answers 404 for another customer's cart", async () => {
    const other = await signedInCustomer()
    const cart = await cartWithAccessory("usb-c-kabel")
    await api("PUT", `/cart/${cart}/`, { token: other.token, body: {} })
    expect((await checkOut(cart, customer)).status).toBe(404)
    expect((await checkOut(cart, other)).status).toBe(200)
    expect((await checkOut(cart, customer)).body).toEqual(EMPTY)
  })

  it("says of a cart that was ordered, filled again and emptied that it is empty", async () => {
    const cart = await cartWithAccessory("usb-c-kabel")
    await checkOut(cart, customer)
    const cable = await demoProduct("usb-c-kabel", "accessory")
    await add("accessory", cable.id, { cart })
    const [line] = (await readCart(cart)).items
    expect((await api("DELETE", `/cart/accessory/${line.id}/`)).status).toBe(200)
    expect((await checkOut(cart, customer, { city: "Chur" })).body).toEqual(EMPTY)
  })

  it("keeps the country of an address, which is printed abroad", async () => {
    const cart = await cartWithAccessory("usb-c-kabel")
    const { body } = await checkOut(cart, customer, { country: "Schweiz", country2: "Liechtenstein" })
    const order = (await api("GET", `/orders/${body.id}/`, { token: customer.token })).body
    expect(order).toMatchObject({ country: "Schweiz", country2: "Liechtenstein" })
    const { text } = await mailTo(customer.email, new RegExp(body.shop_number))
    expect(text).toContain(`${order.city2}, Liechtenstein`)
    expect(text).not.toContain("Schweiz")
  })

  it("carries the shipping fee into the order", async () => {
    const cart = await cartWithAccessory("usb-c-kabel", 3)
    const { body } = await checkOut(cart, customer)
    const order = (await api("GET", `/orders/${body.id}/`, { token: customer.token })).body
    expect(order).toMatchObject({
      subtotal: "117.00",
      shipping_cost: "10.00",
      vat_cost: "10.29",
      rounding: "0.01",
      total_cost: "137.30",
    })
    expect(order.accessoryitems).toHaveLength(1)
  })

  it("accepts more than there is in stock", async () => {
    const { body } = await checkOut(await cartWithAccessory("prisma-360", 7), customer)
    const [reservation] = await sql(
      `select r.quantity::int as quantity, r.allow_backorder from reservation_item r
         join order_item i on i.item_id = r.line_item_id where i.order_id = $1`,
      body.id,
    )
    expect(reservation).toEqual({ quantity: 7, allow_backorder: true })
  })

  it("counts stock right when it is reserved at the same time", async () => {
    const stick = await demoProduct("usb-stick", "accessory")
    const reserved = async () => {
      const [row] = await sql(
        `select l.reserved_quantity::int as reserved from inventory_level l
           join product_variant_inventory_item i on i.inventory_item_id = l.inventory_item_id
           join product_variant v on v.id = i.variant_id where v.product_id = $1`,
        stick.id,
      )
      return row.reserved as number
    }
    const before = await reserved()
    const carts = await Promise.all(Array.from({ length: 8 }, () => cartWithAccessory("usb-stick", 2)))
    await Promise.all(carts.map((cart) => checkOut(cart, customer)))
    expect((await reserved()) - before).toBe(16)
  })
})
