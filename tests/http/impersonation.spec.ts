import { beforeEach, describe, expect, it } from "vitest"
import {
  aCompany,
  api,
  checkoutForm,
  impersonationLink,
  type SignedInCustomer,
  signedInCustomer,
  sql,
  staff,
} from "../harness"
import { target } from "../harness/target"
import { cartWithAccessory, cartWithRental } from "./cart-support"

beforeEach(() => sql("delete from session_attempt"))

const exchange = (token: string) => api("POST", "/impersonate/", { body: { token } })
const preview = (token: string) => api("POST", "/impersonate/preview/", { body: { token } })
const isSignedIn = async (token: string) => (await api("GET", "/profile/", { token })).status === 200

/** Staff acting for a new customer. */
async function acting() {
  const customer = await signedInCustomer()
  const link = await impersonationLink(customer.email, "Bestellung am Telefon")
  const { auth_token: token, expires_at } = (await exchange(link.token)).body
  return { customer, link, token: token as string, expiresAt: expires_at as string }
}

const events = async ({ email }: SignedInCustomer) =>
  (
    await sql(
      `select e.kind, e.detail from session_impersonation_event e
       join session_impersonation i on i.id = e.impersonation_id
       join session_account a on a.customer_id = i.customer_id where a.email = $1 order by e.id`,
      email,
    )
  ).map(({ kind, detail }) => [kind, detail])

async function pageOf({ email }: SignedInCustomer) {
  const [{ customer_id: id }] = await sql("select customer_id from session_account where email = $1", email)
  return `/admin/customers/${id}/impersonations`
}

describe("the link of staff", () => {
  it("needs a staff login and a reason", async () => {
    const path = await pageOf(await signedInCustomer())
    for (const method of ["GET", "POST"]) expect((await fetch(target().baseUrl + path, { method })).status).toBe(401)
    const admin = await staff()
    for (const reason of [undefined, "", "   ", "x".repeat(501), 7])
      expect((await admin("POST", path, { reason })).status).toBe(400)
    expect((await admin("POST", path, { reason: "Hilfe am Telefon" })).status).toBe(201)
    const recorded = await sql("select subject_id, after from audit_entry where action = 'customer.impersonate'")
    expect(recorded).toEqual([
      { subject_id: path.split("/")[3], after: expect.objectContaining({ reason: "Hilfe am Telefon" }) },
    ])
    expect((await admin("POST", "/admin/customers/cus_unknown/impersonations", { reason: "Hilfe" })).status).toBe(404)
  })

  it("isn't given for an account that is closed or not yet activated", async () => {
    const customer = await signedInCustomer()
    const admin = await staff()
    const path = await pageOf(customer)
    for (const column of ["activated_at = null", "activated_at = now(), deactivated_at = now()"]) {
      await sql(`update session_account set ${column} where email = $1`, customer.email)
      expect((await admin("POST", path, { reason: "Hilfe" })).status).toBe(400)
    }
  })

  it("names the customer's own cart, or a new one", async () => {
    const customer = await signedInCustomer()
    expect((await impersonationLink(customer.email)).cartId).toMatch(/^[\w-]{43}$/)
    const cart = await cartWithAccessory("usb-c-kabel")
    await api("PUT", `/cart/${cart}/`, { token: customer.token, body: {} })
    expect((await impersonationLink(customer.email)).cartId).toBe(cart)
  })

  it("tells whom it opens and stays unused", async () => {
    const customer = await signedInCustomer()
    const { token, url } = await impersonationLink(customer.email)
    expect(url.pathname).toBe("/impersonate")
    for (const _again of [1, 2]) {
      const { status, body } = await preview(token)
      expect([status, body]).toMatchObject([200, { company: aCompany.company, name: "Petra Zimmermann" }])
      const minutesLeft = (Date.parse(body.expires_at) - Date.now()) / 60_000
      expect(minutesLeft).toBeGreaterThan(14)
      expect(minutesLeft).toBeLessThanOrEqual(15)
    }
    expect((await exchange(token)).status).toBe(200)
  })

  it("works once, even for ten at the same time", async () => {
    const customer = await signedInCustomer()
    const { token } = await impersonationLink(customer.email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)])
    const logins = await sql(
      `select t.impersonation_id from session_login_token t join session_account a using (customer_id)
       where a.email = $1 and t.impersonation_id is not null`,
      customer.email,
    )
    expect(logins).toHaveLength(1)
  })

  it.each([
    ["used", "used_at = now()", /bereits verwendet/],
    ["expired", "expires_at = now() - interval '1 second'", /abgelaufen/],
  ])("is refused when %s, and that is written down", async (why, change, message) => {
    const customer = await signedInCustomer()
    const { token } = await impersonationLink(customer.email)
    await sql(`update session_impersonation set ${change}`)
    for (const ask of [preview, exchange]) {
      const { status, body } = await ask(token)
      expect([status, body]).toEqual([400, { non_field_errors: [expect.stringMatching(message)] }])
    }
    expect(await events(customer)).toEqual([
      ["issued", null],
      ["rejected", why],
    ])
  })

  it("leaves nothing behind where there is none of it: anybody can make tokens up", async () => {
    const rows = () => sql("select id from session_impersonation_event order by id")
    const before = await rows()
    expect((await exchange("falsch")).status).toBe(400)
    expect(await rows()).toEqual(before)
  })

  it("can't be guessed at: 429 from the 31st wrong one in ten minutes", async () => {
    await exchange("falsch")
    await sql(
      "insert into session_attempt (rule, subject) select rule, subject from session_attempt, generate_series(2, 30)",
    )
    expect((await exchange("falsch")).status).toBe(429)
    expect((await preview("falsch")).status).toBe(429)
  })

  it("is kept as a hash alone, as is the login", async () => {
    const { link, token } = await acting()
    for (const table of ["session_impersonation", "session_login_token", "session_impersonation_event", "pgboss.job"])
      for (const secret of [link.token, token, token.slice(4)])
        expect(JSON.stringify(await sql(`select * from ${table}`))).not.toContain(secret)
  })
})

describe("staff in a customer's name", () => {
  it("see the customer's shop, which says so; the customer's own login isn't told", async () => {
    const { customer, token, expiresAt } = await acting()
    const { body } = await api("GET", "/profile/", { token })
    expect(body).toMatchObject({ email: customer.email, impersonation: { expires_at: expiresAt } })
    expect((await api("GET", "/profile/", { token: customer.token })).body).not.toHaveProperty("impersonation")
  })

  it("are logged out after an hour, however busy they were", async () => {
    const { token, expiresAt } = await acting()
    expect((Date.parse(expiresAt) - Date.now()) / 60_000).toBeLessThanOrEqual(60)
    await sql(
      "update session_login_token set expires_at = now() - interval '1 second' where impersonation_id is not null",
    )
    expect(await isSignedIn(token)).toBe(false)
  })

  it("change no password, delete no address, cancel no rental and take no data away: 400 that says why, and that is written down", async () => {
    const { customer, token } = await acting()
    const address = { first_name: "Petra", last_name: "Z", address: "Weg 1", postalcode: "9000", city: "Wil" }
    const { id } = (await api("POST", "/addresses/", { token, body: address })).body
    const body = { current_password: customer.password, new_password: "Ganz-neues-Passwort-1" }
    const refused = [
      await api("POST", "/change-password/", { token, body }),
      await api("DELETE", `/addresses/${id}/`, { token }),
      await api("POST", "/orders/order_1/items/line_1/cancel/", { token, body: { confirmed_fee: "0.00" } }),
      await api("GET", "/profile/data/", { token }),
    ]
    for (const answer of refused)
      expect([answer.status, answer.body.non_field_errors]).toEqual([
        400,
        [expect.stringMatching(/nur der Kunde selbst/)],
      ])
    expect((await api("GET", `/addresses/${id}/`, { token: customer.token })).status).toBe(200)
    expect(await isSignedIn(customer.token)).toBe(true)
    const done = ["POST /backend/api/v1/change-password", "DELETE /backend/api/v1/addresses/:id"]
    done.push("POST /backend/api/v1/orders/:id/items/:item/cancel")
    expect(await events(customer)).toEqual([
      ["issued", null],
      ["exchanged", null],
      ["called", "POST /backend/api/v1/addresses"],
      ...done.flatMap((call) => [
        ["called", call],
        ["refused", call],
      ]),
      ["refused", "GET /backend/api/v1/profile/data"],
    ])
  })

  it("are written down with a cart that they link, also by the token in its body", async () => {
    const { customer, token } = await acting()
    const cart = await cartWithAccessory("usb-c-kabel")
    expect((await api("PUT", `/cart/${cart}/`, { body: { token } })).status).toBe(200)
    expect((await events(customer)).slice(2)).toEqual([["called", "PUT /backend/api/v1/cart/:cart"]])
  })

  it("end it themselves", async () => {
    const { customer, token } = await acting()
    await api("POST", "/token/logout/", { token })
    expect(await isSignedIn(token)).toBe(false)
    expect((await events(customer)).at(-1)).toEqual(["ended", "logout"])
  })

  it("are ended by the customer's new password, as every other login", async () => {
    const { customer, token } = await acting()
    const body = { current_password: customer.password, new_password: "Ganz-neues-Passwort-1" }
    expect((await api("POST", "/change-password/", { token: customer.token, body })).status).toBe(200)
    expect(await isSignedIn(token)).toBe(false)
    expect((await events(customer)).at(-1)).toEqual(["ended", "password"])
  })

  it("place orders that are marked, where staff read who, when and why", async () => {
    const { customer, token } = await acting()
    const cart = await cartWithAccessory("usb-c-kabel")
    const { body: order } = await api("POST", `/checkout/${cart}/`, { token, body: checkoutForm(customer.email) })
    const admin = await staff()
    const { metadata } = (await admin("GET", `/admin/orders/${order.id}?fields=metadata`)).body.order
    expect(metadata.impersonation).toMatchObject({
      id: expect.stringMatching(/^simp_/),
      staff: expect.stringContaining("@"),
      reason: "Bestellung am Telefon",
    })
    const { impersonations } = (await admin("GET", await pageOf(customer))).body
    expect(impersonations).toEqual([
      expect.objectContaining({
        reason: "Bestellung am Telefon",
        used_at: expect.any(String),
        ended_at: null,
        refused: 0,
        orders: [{ id: order.id, shop_number: order.shop_number }],
      }),
    ])
    expect((await api("GET", `/orders/${order.id}/`, { token: customer.token })).status).toBe(200)
  })

  it("extend a rental, which is marked too", async () => {
    const { customer, token } = await acting()
    const cart = await cartWithRental("blk-360-g2", ["2026-12-14", "2026-12-16"])
    const { body: placed } = await api("POST", `/checkout/${cart}/`, { token, body: checkoutForm(customer.email) })
    const { body: order } = await api("GET", `/orders/${placed.id}/`, { token })
    const path = `/orders/${order.id}/items/${order.rentalitems[0].id}/extension/`
    const [option] = (await api("GET", path, { token })).body.options
    const body = { rentalenddate: option.rentalenddate, confirmed_price: option.price }
    expect((await api("POST", path, { token, body })).status).toBe(200)
    expect(await sql("select actor_type, actor_id from rental_change where order_id = $1", order.id)).toEqual([
      { actor_type: "impersonation", actor_id: expect.stringMatching(/^simp_/) },
    ])
  })

  it("leave an order of the customer himself unmarked", async () => {
    const customer = await signedInCustomer()
    const cart = await cartWithAccessory("usb-c-kabel")
    const form = { token: customer.token, body: checkoutForm(customer.email) }
    const { body } = await api("POST", `/checkout/${cart}/`, form)
    const [{ metadata }] = await sql(`select metadata from "order" where id = $1`, body.id)
    expect(metadata).not.toHaveProperty("impersonation")
  })
})
