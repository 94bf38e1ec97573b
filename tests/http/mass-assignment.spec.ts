import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { checkoutBody } from "#shop/checkout/wire/checkout"
import { calls } from "#wire/openapi/index"
import { api, checkoutForm, type SignedInCustomer, signedInCustomer, sql } from "../harness"
import { tablesHolding } from "../harness/secrets"
import { casesByCall, make, nameOf } from "./calls"
import { cartWithAccessory } from "./cart-support"

/** Found again wherever it is stored. */
const INTRUDER = "eindringling@example.net"
const AMOUNT = 133713.37

/** What a program might send along to see whether it sticks. */
const EXTRAS: Record<string, unknown> = {
  ...Object.fromEntries(
    "id customer_id customer user_id actor_id role roles status created_by currency_code region_id sales_channel_id name"
      .split(" ")
      .map((field) => [field, INTRUDER]),
  ),
  ...Object.fromEntries(
    "price unit_price subtotal total total_cost total_price shipping_cost vat_cost rounding discount fee confirmed_total"
      .split(" ")
      .map((field) => [field, AMOUNT]),
  ),
  email: INTRUDER,
  email2: INTRUDER,
  paid: true,
  is_admin: true,
  is_custom_price: true,
  activated_at: "1999-09-09T09:09:09Z",
  deactivated_at: null,
  last_password_change: "1999-09-09T09:09:09Z",
  impersonation: { staff: INTRUDER },
  metadata: { note: INTRUDER, paid: true },
  constructor: { prototype: { paid: true } },
}

const withBody = calls.filter(({ body }) => body)
const fieldsOf = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})

/** The extras that the call's own schema doesn't know. */
const extrasOf = (schema: unknown) =>
  Object.fromEntries(Object.entries(EXTRAS).filter(([field]) => !fieldsOf(schema).includes(field)))

let bystander: SignedInCustomer
const stateOf = async ({ token }: SignedInCustomer) =>
  Promise.all(
    ["/profile/", "/addresses/", "/orders/"].map(async (path) => {
      const { status, body } = await api("GET", path, { token })
      return [status, body]
    }),
  )

beforeAll(async () => {
  bystander = await signedInCustomer()
})
beforeEach(() => sql("delete from session_attempt"))

it("knows of each call with a body something to send that it doesn't take", () => {
  for (const { body } of withBody) expect(Object.keys(extrasOf(body)).length).toBeGreaterThan(20)
})

/** The ERP's numbers come with the answer or later. */
const LATER = ["bexio_order_id", "bexio_invoice_id"]
/** What answers of the same call differ in by themselves: identifiers, times, tokens, numbers of orders, days. */
const CHANGING = /^([a-z]+_[0-9A-Z]{26}|[\w-]{32,}|W-\d+|\d{4}-\d\d-\d\d.*|.*@example\.ch)$/
const alike = (value: unknown): unknown => {
  if (typeof value === "string") return CHANGING.test(value) ? "…" : value
  if (Array.isArray(value)) return value.map(alike)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, LATER.includes(field) ? "…" : alike(inner)]),
  )
}

describe.each(withBody.map((call) => ({ name: nameOf(call), call })))("$name", ({ name, call }) => {
  it("answers as without the fields that aren't its own, and changes nothing of others", async () => {
    const before = await stateOf(bystander)
    const plain = await make(call, await casesByCall[name].good())
    const given = await casesByCall[name].good()
    const body = { ...extrasOf(call.body), ...(given.body as object) }
    const forged = await make(call, { ...given, body })
    expect([forged.status, alike(forged.body)]).toEqual([plain.status, alike(plain.body)])
    expect(JSON.stringify(forged.body)).not.toMatch(/eindringling|133713/)
    expect(await stateOf(bystander)).toEqual(before)
  })
})

describe("what must not be had by asking", () => {
  it("an order at one's own price, paid, of somebody else", async () => {
    const [customer, cart] = [await signedInCustomer(), await cartWithAccessory("usb-c-kabel")]
    const { total_cost } = (await api("GET", `/cart/${cart}/`)).body
    const body = { ...extrasOf(checkoutBody), ...checkoutForm(customer.email) }
    const { body: placed } = await api("POST", `/checkout/${cart}/`, { token: customer.token, body })
    expect(placed.total_cost).toBe(total_cost)
    const { body: order } = await api("GET", `/orders/${placed.id}/`, { token: customer.token })
    expect(order).toMatchObject({ paid: false, total_cost, email: customer.email })
    expect((await api("GET", `/orders/${placed.id}/`, { token: bystander.token })).status).toBe(404)
  })

  it("another e-mail, and with it another's login", async () => {
    const { token, email, password } = await signedInCustomer()
    const { body: profile } = await api("GET", "/profile/", { token })
    const changed = await api("PUT", "/profile/", {
      token,
      body: { ...profile, ...EXTRAS, company: profile.company_name, email: bystander.email },
    })
    expect(changed.body).toEqual(profile)
    expect((await api("POST", "/token/login/", { body: { username: email, password } })).status).toBe(200)
  })
})

it("nothing of it was stored anywhere", async () => {
  expect(await tablesHolding([INTRUDER, String(AMOUNT), "1999-09-09"])).toEqual([])
})
