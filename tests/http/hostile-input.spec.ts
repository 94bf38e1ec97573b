import { beforeAll, describe, expect, it } from "vitest"
import { farPeriod, rentalCart } from "../faults/rental-cart"
import {
  api,
  checkoutForm,
  demoDeliveryTypes,
  demoProduct,
  newCartToken,
  type SignedInCustomer,
  signedInCustomer,
} from "../harness"

let scanner: string
let pickup: string
let delivery: string
let customer: SignedInCustomer
let stranger: SignedInCustomer
beforeAll(async () => {
  scanner = (await demoProduct("rtc-360")).id
  const types = await demoDeliveryTypes()
  pickup = types.pickup.id
  delivery = types.delivery.id
  customer = await signedInCustomer()
  stranger = await signedInCustomer()
})

const add = (changes: Record<string, unknown>, product = scanner, category = "rental") =>
  api("POST", `/cart/${category}/${product}/`, {
    body: {
      cart: newCartToken(),
      product,
      quantity: 1,
      rentalstartdate: "2027-06-08",
      rentalenddate: "2027-06-10",
      delivery: pickup,
      productservice: null,
      ...changes,
    },
  })

describe("dates that the calendar's fixed rules refuse (the shop's day is Tuesday, 24.11.2026)", () => {
  it.each([
    ["yesterday", "2026-11-23", "2026-11-25", "rentalstartdate"],
    ["today", "2026-11-24", "2026-11-25", "rentalstartdate"],
    ["a Sunday as start", "2027-06-06", "2027-06-08", "rentalstartdate"],
    ["a Sunday as end", "2027-06-08", "2027-06-13", "rentalenddate"],
    ["a Saturday as start of a pickup", "2027-06-05", "2027-06-08", "rentalstartdate"],
    ["a Saturday as end", "2027-06-08", "2027-06-12", "rentalenddate"],
    ["an end before the start", "2027-06-10", "2027-06-08", "rentalenddate"],
    ["a start beyond the horizon", "2028-06-06", "2028-06-08", "rentalstartdate"],
    ["an end beyond the horizon", "2028-05-23", "2028-06-08", "rentalenddate"],
    ["the year 9999", "9999-12-30", "9999-12-31", "rentalstartdate"],
    ["the 31st of June", "2027-06-31", "2027-07-02", "rentalstartdate"],
    ["the 29th of February 2027", "2027-02-26", "2027-02-29", "rentalenddate"],
    ["the Swiss way of writing", "08.06.2027", "10.06.2027", "rentalstartdate"],
    ["an instant", "2027-06-08T00:00:00Z", "2027-06-10", "rentalstartdate"],
    ["a number", 20270608, "2027-06-10", "rentalstartdate"],
    ["no start", null, "2027-06-10", "rentalstartdate"],
    ["no end", "2027-06-08", null, "rentalenddate"],
    ["an empty start", "", "2027-06-10", "rentalstartdate"],
    ["a year of five digits", "12027-06-08", "12027-06-10", "rentalstartdate"],
    ["NUL in the date", "2027-06-08\u0000", "2027-06-10", "rentalstartdate"],
    ["a list", ["2027-06-08"], "2027-06-10", "rentalstartdate"],
  ])("refuses %s", async (_case, rentalstartdate, rentalenddate, field) => {
    const answer = await add({ rentalstartdate, rentalenddate })
    expect(answer.status).toBe(400)
    expect(answer.body).toHaveProperty(field)
    expect(answer.body[field]).toEqual([expect.any(String)])
  })

  it("takes a Saturday as start of a delivery", async () => {
    const answer = await add({ rentalstartdate: "2027-06-05", rentalenddate: "2027-06-08", delivery })
    expect(answer.status).toBeLessThan(300)
  })

  it("answers a closed day as start with 409 and three alternatives", async () => {
    const answer = await add({ rentalstartdate: "2026-12-25", rentalenddate: "2026-12-29" })
    expect(answer.status).toBe(409)
    expect(answer.body.reason).toBe("closed")
    expect(answer.body.alternatives).toHaveLength(3)
  })
})

describe("things that do not exist", () => {
  it.each([
    ["a rental product", () => add({}, "prod_01ABCDEFGHJKMNPQRSTVWXYZ00")],
    ["an id of another shape", () => add({}, "'; drop table cart; --")],
    ["an id of 5000 characters", () => add({}, "x".repeat(5000))],
    ["a product's page", () => api("GET", "/products/rental/gibt-es-nicht/")],
    ["bookings of an unknown product", () => api("GET", "/products/bookings/gibt-es-nicht/")],
    ["an order", () => api("GET", "/orders/gibt-es-nicht/", { token: customer.token })],
    ["a category", () => add({}, scanner, "gibt-es-nicht")],
    ["a broken percent sign", () => api("GET", "/products/rental/%E0%A4%A/")],
  ])("answers 404 or 400 for %s", async (_case, call) => {
    expect([400, 404]).toContain((await call()).status)
  })

  it.each([
    ["delivery", { delivery: "gibt-es-nicht" }],
    ["delivery", { delivery: null }],
    ["productservice", { productservice: "gibt-es-nicht" }],
    ["cart", { cart: "zu-kurz" }],
    ["cart", { cart: "Umlaute-sind-hier-nicht-erläubt" }],
    ["cart", { cart: "x".repeat(129) }],
    ["cart", { cart: null }],
  ])("refuses a wrong %s by its name: %j", async (field, changes) => {
    const answer = await add(changes)
    expect(answer.status).toBe(400)
    expect(answer.body).toHaveProperty(field)
  })

  it("reads an unknown cart token as an empty cart", async () => {
    const answer = await api("GET", `/cart/${newCartToken()}`)
    expect(answer).toMatchObject({ status: 200, body: { items: [], total_quantity: 0, total_price: "0.00" } })
  })
})

describe("bodies that are none", () => {
  const calls = ["/token/login/", "/signup/", "/activate/", `/cart/rental/1/`, `/checkout/${newCartToken()}/`]
  const post = (path: string, body: unknown) => api("POST", path, { body, token: customer.token })

  it.each(calls)("%s refuses broken JSON", async (path) => {
    expect((await post(path, '{"username": "a@b.ch", ')).status).toBe(400)
  })
  it.each(calls)("%s refuses 10 MB", async (path) => {
    expect((await post(path, JSON.stringify({ username: "x".repeat(10_000_000) }))).status).toBe(413)
  })
  it.each(calls.flatMap((path) => ["null", "[]", "42", '"text"', "{}", ""].map((body) => [path, body])))(
    "%s refuses the body %j",
    async (path, body) => {
      expect([400, 404]).toContain((await post(path, body)).status)
    },
  )
  it.each(calls)("%s refuses a form instead of JSON", async (path) => {
    const answer = await api("POST", path, {
      body: "username=a%40b.ch&password=x",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      token: customer.token,
    })
    expect([400, 404, 415]).toContain(answer.status)
  })
  it("refuses fields nested a thousand levels deep", async () => {
    expect((await post("/token/login/", `{"username":${"[".repeat(1000)}${"]".repeat(1000)}}`)).status).toBe(400)
  })
  it("refuses NUL inside text", async () => {
    const answer = await post("/token/login/", { username: "a\u0000@b.ch", password: "x" })
    expect(answer.status).toBe(400)
  })
})

describe("what belongs to another customer", () => {
  it("hides an order", async () => {
    const cart = await rentalCart(scanner, farPeriod(10))
    const { body: order } = await api("POST", `/checkout/${cart}/`, {
      token: customer.token,
      body: checkoutForm(customer.email),
    })
    expect((await api("GET", `/orders/${order.id}/`, { token: customer.token })).status).toBe(200)
    expect((await api("GET", `/orders/${order.id}/`, { token: stranger.token })).status).toBe(404)
    expect((await api("GET", `/orders/${order.id}/`)).status).toBe(403)
  })

  it("refuses the checkout of a cart that is linked to somebody else", async () => {
    const cart = await rentalCart(scanner, farPeriod(11))
    await api("PUT", `/cart/${cart}/`, { token: customer.token, body: { token: customer.token } })
    const answer = await api("POST", `/checkout/${cart}/`, {
      token: stranger.token,
      body: checkoutForm(stranger.email),
    })
    expect(answer.status).toBe(404)
  })

  it.each(["billing_address_id", "shipping_address_id"])("refuses an unknown %s", async (field) => {
    const cart = await rentalCart(scanner, farPeriod(12))
    const answer = await api("POST", `/checkout/${cart}/`, {
      token: customer.token,
      body: checkoutForm(customer.email, { [field]: "gibt-es-nicht" }),
    })
    expect(answer.status).toBe(400)
    expect(answer.body).toHaveProperty(field)
  })

  it.each([
    ["GET", "/profile/"],
    ["GET", "/orders/"],
    ["POST", `/checkout/${newCartToken()}/`],
    ["POST", `/checkout/${newCartToken()}/hold/`],
  ] as const)("asks for a login: %s %s", async (method, path) => {
    expect((await api(method, path)).status).toBe(403)
    expect((await api(method, path, { token: "abgelaufen" })).status).toBe(403)
  })

  it.each(["/products/rental/", "/products/deliverytypes/", "/products/rental-purposes/"])(
    "ignores a stale login where none is needed: %s",
    async (path) => {
      expect((await api("GET", path, { token: "abgelaufen" })).status).toBe(200)
    },
  )
})

describe("quantities", () => {
  it.each([
    ["a rental's is always 1", 7, 1],
    ["not a number", "viele", 1],
    ["below 1", 0, 1],
    ["missing", undefined, 1],
  ])("%s", async (_case, quantity, expected) => {
    expect((await add({ quantity })).body.quantity).toBe(expected)
  })

  it.each([
    ["as it is", 3, 3],
    ["not a number", "viele", 1],
    ["below 1", -4, 1],
    ["a fraction is rounded down", 2.9, 2],
    ["text that is a number", "5", 5],
  ])("of an accessory: %s", async (_case, quantity, expected) => {
    const accessory = await someAccessory()
    expect((await add({ quantity }, accessory, "accessory")).body.quantity).toBe(expected)
  })

  it("refuses more than 999 by the field's name", async () => {
    const answer = await add({ quantity: 1000 }, await someAccessory(), "accessory")
    expect(answer.status).toBe(400)
    expect(answer.body).toHaveProperty("quantity")
  })

  const someAccessory = async () => {
    const { body } = await api("GET", "/products/accessory/")
    return body.find((product: { product_is_inactive: boolean }) => !product.product_is_inactive).id
  }
})
