import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Call } from "#platform/openapi/call"
import { calls } from "#wire/openapi/index"
import { api, type SignedInCustomer, signedInCustomer, sql } from "../harness"
import { casesByCall, type Given, make, nameOf, STALE_LOGIN, UNKNOWN } from "./calls"
import { callsOfKinds } from "./calls/catalogue"
import { cartWithAccessory } from "./cart-support"
import { colleaguesOf } from "./company-support"

/**
 * What a call touches. A call of the contract that is in no row fails the test.
 * - `nothing of anybody`: public; whatever login comes with it changes nothing
 * - `a cart by its token`: the token is the key to the cart; a login may come with it
 * - `its own proof`: password or link; the header is ignored
 * - `own data`: of whoever is logged in
 * - `own or nothing`: of whoever is logged in, and empty for anybody else
 * - `object`: by its id; another customer's looks like none
 * - `linked cart`: by its token and a login; another customer's is none
 */
const ACCESS = {
  "nothing of anybody": [
    "GET /check-email/",
    "GET /content/agb/versions/{version}/",
    "GET /content/{key}/",
    "GET /docs/",
    "GET /employees/",
    "GET /events/",
    "GET /events/{slug}/",
    "GET /openapi.json",
    ...Object.keys(callsOfKinds),
    "GET /products/addon/",
    "GET /products/alternatives/{id}/",
    "GET /products/bookings/{id}/",
    "GET /products/deliverytypes/",
    "GET /products/education/",
    "GET /products/rental-purposes/",
    "GET /references/",
    "GET /testimonials/",
    "GET /zefix/company/{uid}/",
    "GET /zefix/search/",
    "POST /products/search/",
    "POST /registration/",
    "POST /wait-list/",
  ],
  "a cart by its token": [
    "DELETE /cart/{cart}/",
    "DELETE /cart/{category}/{id}/",
    "GET /cart-count/{cart}/",
    "GET /cart/{cart}/",
    "GET /cart/{category}/{id}/period/",
    "POST /cart/{category}/{id}/",
    "PUT /cart/{category}/{id}/",
  ],
  "its own proof": [
    "GET /company/invitation/",
    "POST /activate/",
    "POST /activate/remove/",
    "POST /activate/resend/",
    "POST /impersonate/",
    "POST /impersonate/preview/",
    "POST /links/preview/",
    "POST /reset_user_password/",
    "POST /reset_user_password_confirm/",
    "POST /signup/",
    "POST /token/login/",
    "POST /token/logout/",
    "GET /wait-list/",
    "POST /wait-list/confirm/",
    "POST /wait-list/end/",
    "POST /wait-list/take/",
  ],
  "own data": [
    "GET /addresses/",
    "GET /company/",
    "GET /company/addresses/",
    "GET /company/requests/",
    "GET /invoices/",
    "GET /orders/",
    "GET /orders/rents/{id}/",
    "GET /profile/",
    "GET /profile/data/",
    "GET /quotes/",
    "POST /addresses/",
    "POST /change-password/",
    "POST /company/",
    "POST /company/invitation/",
    "POST /company/invitations/",
    "POST /company/leave/",
    "PUT /company/limit/",
    "PUT /profile/",
  ],
  "own or nothing": ["GET /discounts/"],
  object: [
    "DELETE /addresses/{id}/",
    "DELETE /company/invitations/{id}/",
    "DELETE /company/members/{id}/",
    "GET /addresses/{id}/",
    "GET /company/requests/{id}/",
    "GET /invoice/{id}/pdf",
    "GET /orders/{id}/",
    "GET /orders/{id}/calendar.ics",
    "GET /orders/{id}/confirmation-pdf",
    "GET /orders/{id}/invoice-pdf",
    "GET /orders/{id}/items/{item}/certificate-pdf",
    "GET /orders/{id}/items/{item}/extension/",
    "GET /orders/{id}/protocols/{protocol}/pdf",
    "POST /company/requests/{id}/approve/",
    "POST /company/requests/{id}/refuse/",
    "POST /company/requests/{id}/withdraw/",
    "POST /orders/{id}/items/{item}/cancel/",
    "GET /quotes/{id}/pdf",
    "POST /orders/{id}/items/{item}/extension/",
    "POST /quotes/{id}/redeem/",
    "PUT /addresses/{id}/",
    "PUT /company/members/{id}/",
  ],
  "linked cart": [
    "POST /cart/{cart}/merge/",
    "POST /cart/{cart}/quote/",
    "DELETE /checkout/{cart}/hold/",
    "POST /checkout/{cart}/",
    "POST /checkout/{cart}/hold/",
    "PUT /cart/{cart}/",
  ],
} as const
type Access = keyof typeof ACCESS

/**
 * What colleagues of a company may do with an object of one of them, by their right: the rest stays its owner's, and looks like none
 * to them, as does what is shared with managers alone to the others. Nobody who has left the company may anything, not even who placed the order.
 */
const IN_A_COMPANY = {
  "by all": [
    "GET /invoice/{id}/pdf",
    "GET /orders/{id}/",
    "GET /orders/{id}/calendar.ics",
    "GET /orders/{id}/confirmation-pdf",
    "GET /orders/{id}/invoice-pdf",
    "GET /orders/{id}/items/{item}/certificate-pdf",
    "GET /orders/{id}/items/{item}/extension/",
    "GET /orders/{id}/protocols/{protocol}/pdf",
  ],
  "by managers": [
    "DELETE /company/invitations/{id}/",
    "DELETE /company/members/{id}/",
    "POST /company/requests/{id}/approve/",
    "POST /company/requests/{id}/refuse/",
    "POST /orders/{id}/items/{item}/cancel/",
    "POST /orders/{id}/items/{item}/extension/",
    "PUT /company/members/{id}/",
  ],
  "with managers": ["GET /company/requests/{id}/"],
} as const
const sharedBy = (name: string) =>
  Object.entries(IN_A_COMPANY).find(([, names]) => names.some((one) => one === name))?.[0] ?? "by nobody"

const callOf = (name: string) => calls.find((call) => nameOf(call) === name)!
const rowsOf = (...kinds: Access[]) =>
  kinds.flatMap((kind) => ACCESS[kind].map((name) => ({ name, call: callOf(name), cases: casesByCall[name] })))

/** Logins that open nothing. */
const powerless: Record<string, string | undefined> = {
  "no login": undefined,
  "a login that never was": STALE_LOGIN,
  "a login of another shape": "falsch",
}
let other: SignedInCustomer

beforeAll(async () => {
  const [left, closed] = [await signedInCustomer(), await signedInCustomer()]
  other = await signedInCustomer()
  await api("POST", "/token/logout/", { token: left.token })
  await sql("update session_account set deactivated_at = now() where email = $1", closed.email)
  powerless["a login that was ended"] = left.token
  powerless["a login to a closed account"] = closed.token
})
beforeEach(() => sql("delete from session_attempt"))

/** Differ from one answer to the next by themselves. */
const PASSING = ["date", "x-request-id"]

/** An answer as far as two of them can be compared. */
async function seen(call: Call, given: Given) {
  const { status, body, headers } = await make(call, given)
  return { status, body, headers: Object.fromEntries([...headers].filter(([name]) => !PASSING.includes(name))) }
}
const LOGIN_REQUIRED = { status: 403, body: { non_field_errors: ["Bitte melden Sie sich an."] } }

it("has one row for every call of the contract", () => {
  expect(Object.values(ACCESS).flat().toSorted()).toEqual(calls.map(nameOf).toSorted())
})

it("asks for a login where the contract says so", () => {
  const required = calls.filter(({ login }) => login === "required").map(nameOf)
  expect(
    rowsOf("own data", "object", "linked cart")
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(required.toSorted())
})

describe("a method that a path doesn't have", () => {
  const METHODS = ["get", "post", "put", "delete", "patch"]
  const paths = [...new Set(calls.map(({ path }) => path))]
  it.each(paths)("isn't there on %s, whoever asks", async (path) => {
    const unknown = METHODS.filter((method) => !calls.some((call) => call.path === path && call.method === method))
    const params = {
      id: UNKNOWN,
      cart: "x".repeat(32),
      category: UNKNOWN,
      slug: UNKNOWN,
      filter: UNKNOWN,
      key: UNKNOWN,
    }
    for (const method of unknown) {
      const call = { method, path, tag: "", summary: "" } as Call
      const answers = await Promise.all(
        [...Object.values(powerless), other.token].map((token) => seen(call, { params, token })),
      )
      expect(answers[0], method).toMatchObject({ status: 404, body: { non_field_errors: ["Nicht gefunden."] } })
      for (const answer of answers) expect(answer, method).toEqual(answers[0])
    }
  })
})

describe.each(rowsOf("own data", "object", "linked cart"))("$name", ({ call, cases }) => {
  it("is 403 for every login that opens nothing, and does nothing; then its owner is served", async () => {
    const good = await cases.good()
    const answers = await Promise.all(
      Object.values(powerless).map((token) => {
        const body = call.path === "/cart/{cart}/" ? {} : good.body
        return seen(call, { ...good, body, token })
      }),
    )
    for (const answer of answers) expect(answer).toMatchObject(LOGIN_REQUIRED)
    expect((await make(call, good)).status).toBe(call.status ?? 200)
  })
})

describe.each(rowsOf("object"))("$name of another customer", ({ call, cases }) => {
  it("looks like none, whichever part of the address is foreign, and stays as it is", async () => {
    const good = await cases.good()
    const foreign = await seen(call, { ...good, token: other.token })
    expect(foreign.status).toBe(404)
    for (const name of Object.keys(good.params ?? {})) {
      const missing = await seen(call, { ...good, params: { ...good.params, [name]: UNKNOWN }, token: other.token })
      expect(missing, name).toEqual(foreign)
    }
    expect((await make(call, good)).status).toBe(call.status ?? 200)
  })
})

describe.each(rowsOf("object"))("$name of a colleague", ({ name, call, cases }) => {
  it(`is shared ${sharedBy(name)}, and with nobody who left the company`, async () => {
    const good = await cases.good()
    const { ownerLeaves, ownerIsBack, ...tokens } = await colleaguesOf(good.token!)
    const status = async (token?: string) => (await make(call, { ...good, token })).status
    const [allowed, refused] = [call.status ?? 200, sharedBy(name) === "by managers" ? 400 : 404]
    expect(await status(tokens.left)).toBe(404)
    expect(await status(tokens.order)).toBe(sharedBy(name) === "by all" ? allowed : refused)
    if (sharedBy(name) !== "by nobody") {
      await ownerLeaves()
      expect(await status(good.token)).toBe(404)
      await ownerIsBack()
    }
    expect(await status(tokens.manage)).toBe(sharedBy(name) === "by nobody" ? 404 : allowed)
  })
})

describe.each(rowsOf("linked cart"))("$name of another customer", ({ call, cases }) => {
  it("is none, and stays the owner's", async () => {
    const good = await cases.good()
    const params = call.method === "delete" ? { cart: await cartWithAccessory("usb-c-kabel") } : good.params!
    await api("PUT", `/cart/${params.cart}/`, { token: good.token, body: {} })
    const body = call.path === "/cart/{cart}/" ? {} : good.body
    const { order, manage, left } = await colleaguesOf(good.token!)
    for (const token of [other.token, order, manage, left]) {
      const foreign = await seen(call, { params, body, token })
      expect([foreign.status, foreign.body]).toEqual([404, { non_field_errors: ["Nicht gefunden."] }])
    }
    expect((await make(call, good)).status).toBe(call.status ?? 200)
  })
})

describe.each(rowsOf("nothing of anybody", "a cart by its token"))("$name", ({ call, cases }) => {
  it("answers every login that opens nothing as it answers none", async () => {
    if (call.method === "get") {
      const good = await cases.good()
      const [without, ...others] = await Promise.all(
        Object.values(powerless).map((token) => seen(call, { ...good, token })),
      )
      expect(without.status).toBe(200)
      for (const answer of others) expect(answer).toEqual(without)
    } else
      for (const token of Object.values(powerless))
        expect((await make(call, { ...(await cases.good()), token })).status).toBe(call.status ?? 200)
  })
})

describe.each(rowsOf("its own proof"))("$name", ({ call, cases }) => {
  it("doesn't look at the login that comes with it", async () => {
    const visiting = await signedInCustomer()
    expect((await make(call, { ...(await cases.good()), token: visiting.token })).status).toBe(call.status ?? 200)
    const stillThere = (await api("GET", "/profile/", { token: visiting.token })).status
    expect(stillThere).toBe(call.path === "/token/logout/" ? 403 : 200)
  })
})

describe.each(rowsOf("own or nothing"))("$name", ({ call, cases }) => {
  it("is empty for every login that opens nothing and for another customer, and not for its owner", async () => {
    const good = await cases.good()
    for (const token of [...Object.values(powerless), other.token])
      expect(await seen(call, { ...good, token })).toMatchObject({ status: 200, body: [] })
    expect((await make(call, good)).body).toHaveLength(1)
  })
})
