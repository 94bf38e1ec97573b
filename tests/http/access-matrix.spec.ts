import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Call } from "#platform/openapi/call"
import { calls } from "#wire/openapi/index"
import { api, type SignedInCustomer, signedInCustomer, sql } from "../harness"
import { ACCESS, type Access, sharedBy } from "./access-table"
import { casesByCall, type Given, make, nameOf, STALE_LOGIN, UNKNOWN } from "./calls"
import { cartWithAccessory } from "./cart-support"
import { colleaguesOf } from "./company-support"

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
