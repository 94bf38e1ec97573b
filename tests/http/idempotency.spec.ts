import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import pg from "pg"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { settings } from "#config/settings"
import { forgetOldKeys } from "#platform/idempotency/forget-old"
import { api, checkoutForm, newCartToken, type SignedInCustomer, signedInCustomer, sql, until } from "../harness"
import { staffToken } from "../harness/staff"
import { staffAs, stockCall } from "../harness/staff-session"
import { target } from "../harness/target"
import { cartWithAccessory } from "./cart-support"
import { codeOf, endLeases, IS_RUNNING, insistently, isReplayed, keyed, keysLeft, newKey } from "./idempotency-support"

const address = {
  first_name: "Petra",
  last_name: "Zimmermann",
  address: "Werkstrasse 12",
  postalcode: "9000",
  city: "Wil",
}

let customer: SignedInCustomer
let db: Knex
beforeAll(async () => {
  customer = await signedInCustomer()
  db = knex({ client: "pg", connection: target().databaseUrl })
})
afterAll(() => db.destroy())
beforeEach(() => sql("delete from idempotency_request"))

const save = (key: string, body: object = address, { token } = customer) =>
  keyed("POST", "/addresses/", { key, token, body })
const saved = async ({ token } = customer) => (await api("GET", "/addresses/", { token })).body as { id: string }[]

const json = { "content-type": "application/json" }

describe("the same key again", () => {
  it("gets the same answer, and says that it is one of before", async () => {
    const key = newKey()
    const before = (await saved()).length
    const [first, second] = [await save(key), await save(key)]
    expect([first.status, isReplayed(first)]).toEqual([201, false])
    expect([second.status, isReplayed(second), second.body]).toEqual([201, true, first.body])
    expect(second.headers.get("content-type")).toBe(first.headers.get("content-type"))
    expect(second.headers.get("cache-control")).toBe("no-store")
    expect(await saved()).toHaveLength(before + 1)
  })

  it("is the same with the fields in another order, with the slash at the end and without, and in quotes", async () => {
    const key = newKey()
    const first = await save(key)
    const turned = Object.fromEntries(Object.entries(address).reverse())
    expect((await save(`"${key}"`, turned)).body).toEqual(first.body)
    expect((await keyed("POST", "/addresses", { key, token: customer.token, body: address })).body).toEqual(first.body)
  })

  it("is refused with 422 and words for another body, and leaves the first as it was", async () => {
    const key = newKey()
    const first = await save(key)
    const other = await save(key, { ...address, city: "Gossau" })
    expect([other.status, codeOf(other)]).toEqual([422, "idempotency.of_another_call"])
    expect(other.body.non_field_errors[0]).toMatch(/^Das ist schon angekommen, aber mit anderen Angaben/)
    expect((await save(key)).body).toEqual(first.body)
  })

  it("is another one for another call, another customer and staff", async () => {
    const key = newKey()
    await save(key)
    const cart = await cartWithAccessory("usb-c-kabel")
    const other = await signedInCustomer()
    const counter = await staffToken()
    const answers = [
      await save(key, address, other),
      await keyed("DELETE", `/cart/${cart}/`, { key }),
      await stockCall("POST", "/admin/customers/unknown/sessions", {
        headers: { authorization: `Bearer ${counter}`, "idempotency-key": key },
      }),
    ]
    expect(answers.map(isReplayed)).toEqual([false, false, false])
    expect(await keysLeft()).toBe(4)
  })

  it("repeats a refusal: with this key nothing else is to be had", async () => {
    const key = newKey()
    const wrong = { ...address, postalcode: "12345678901" }
    const [first, second] = [await save(key, wrong), await save(key, wrong)]
    expect([first.status, second.status, isReplayed(second)]).toEqual([400, 400, true])
    expect(second.body).toEqual(first.body)
    expect(codeOf(second)).toBe(codeOf(first))
  })

  it("is answered anew where a login was missing", async () => {
    const key = newKey()
    const refused = await keyed("POST", "/addresses/", { key, body: address })
    expect([refused.status, await keysLeft()]).toEqual([403, 0])
    expect((await save(key)).status).toBe(201)
  })

  it("is the same from wherever it comes while nobody is logged in", async () => {
    const [key, email] = [newKey(), "kein-login@example.ch"]
    const register = () => keyed("POST", "/activate/resend/", { key, body: { email } })
    expect([isReplayed(await register()), isReplayed(await register())]).toEqual([false, true])
  })
})

describe("a key", () => {
  it.each([
    ["a short one", "1234567"],
    ["one with a blank", "12345 67890"],
    ["one of 256 signs", "k".repeat(256)],
    ["an empty one", ""],
  ])("is refused with 400: %s", async (_what, key) => {
    const answer = await save(key)
    expect([answer.status, codeOf(answer)]).toEqual([400, "idempotency.malformed"])
    expect(await keysLeft()).toBe(0)
  })

  it("changes nothing for what is only read, nor for logins and passwords", async () => {
    const key = newKey()
    const { email, password, token } = await signedInCustomer()
    const login = () => keyed("POST", "/token/login/", { key, body: { username: email, password } })
    const answers = [await keyed("GET", "/addresses/", { key, token }), await login(), await login()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[1].body.auth_token).not.toBe(answers[2].body.auth_token)
    expect(await keysLeft()).toBe(0)
  })

  it("is refused with a body that nests without an end", async () => {
    const deep = `${"[".repeat(5_000)}${"]".repeat(5_000)}`
    const answer = await keyed("POST", "/activate/resend/", { body: `{"email":${deep}}`, headers: json })
    expect(answer.status).toBe(400)
  })

  it("stands nowhere in the database, nor what was sent and answered with it", async () => {
    const key = newKey()
    const cart = newCartToken()
    const { body } = await save(key, { ...address, address: "Verschwiegener Weg 7" })
    await keyed("DELETE", `/cart/${cart}/`, { key })
    const rows = JSON.stringify(await sql("select *, encode(answer, 'escape') as text from idempotency_request"))
    for (const text of [key, cart, body.id, "Verschwiegener", customer.email, "first_name"])
      expect(rows).not.toContain(text)
  })
})

describe("staff's calls", () => {
  it("are done once, and repeat what they were answered", async () => {
    const token = await staffToken()
    const key = newKey()
    const [unit] = await sql("select id from rental_unit where deleted_at is null limit 1")
    const block = () =>
      stockCall("POST", "/admin/rental/blocks", {
        headers: { authorization: `Bearer ${token}`, "idempotency-key": key },
        body: { unit_id: unit.id, kind: "repair", starts_on: "2028-03-07", ends_on: "2028-03-09", note: "" },
      })
    const first = await block()
    expect(first.status, JSON.stringify(first.body)).toBeLessThan(300)
    const second = await block()
    expect([second.status, second.body, isReplayed(second)]).toEqual([first.status, first.body, true])
  })

  it("on Medusa's own routes too, with one entry in the log", async () => {
    const token = await staffToken()
    const key = newKey()
    const tag = () =>
      stockCall("POST", "/admin/product-tags", {
        headers: { authorization: `Bearer ${token}`, "idempotency-key": key },
        body: { value: "einmalig" },
      })
    const [first, second] = [await tag(), await tag()]
    expect([first.status, isReplayed(second), second.body]).toEqual([200, true, first.body])
    expect(await sql("select from product_tag where value = 'einmalig'")).toHaveLength(1)
    expect(
      await sql("select from audit_entry where action = 'admin.post' and subject_type = 'product-tags'"),
    ).toHaveLength(1)
  })

  it("are refused before a key is looked at where a login or a right is missing", async () => {
    const { headers } = await staffAs("counter")
    const theirs = { headers: { ...headers, "idempotency-key": newKey() }, body: {} }
    expect((await stockCall("POST", "/admin/webhooks", theirs)).status).toBe(409)
    const anonymous = await stockCall("POST", "/admin/rental/blocks", {
      headers: { "idempotency-key": newKey() },
      body: {},
    })
    expect([anonymous.status, await keysLeft()]).toEqual([401, 0])
  })
})

describe("50 at once with one key", () => {
  const fifty = (...call: Parameters<typeof keyed>) =>
    Promise.all(Array.from({ length: 50 }, () => insistently(...call)))
  const oneOf = (answers: Awaited<ReturnType<typeof fifty>>) => {
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers.filter((answer) => !isReplayed(answer))).toHaveLength(1)
    return answers[0]
  }

  it("save one address", async () => {
    const before = (await saved()).length
    const { status } = oneOf(
      await fifty("POST", "/addresses/", { key: newKey(), token: customer.token, body: address }),
    )
    expect([status, (await saved()).length]).toEqual([201, before + 1])
  })

  it("of which the first still runs are told so, and when to come again", async () => {
    const key = newKey()
    const release = await locked("customer_address")
    const first = save(key)
    await until("the first to run", async () => (await keysLeft()) === 1)
    const second = await save(key)
    await release()
    expect([second.status, codeOf(second), second.headers.get("retry-after")]).toEqual([409, IS_RUNNING, "1"])
    expect((await first).status).toBe(201)
  })
})

describe("a call that was given up", () => {
  const attempts = async () => (await sql("select attempt from idempotency_request")).map(({ attempt }) => attempt)

  it("is done by who asks next, and not by who was only slow", async () => {
    const key = newKey()
    const before = (await saved()).length
    const release = await locked("customer_address")
    const slow = save(key)
    await until("the first to run", async () => (await keysLeft()) === 1)
    await endLeases()
    const next = save(key)
    await until("the next to take it over", async () => (await attempts())[0] === 2)
    await release()
    expect([(await slow).status, codeOf(await slow)]).toEqual([409, IS_RUNNING])
    expect([(await next).status, (await saved()).length]).toEqual([201, before + 1])
    expect((await save(key)).body).toEqual((await next).body)
  })

  it("is not done again after it was done, though its answer is lost", async () => {
    const key = newKey()
    await save(key)
    const before = (await saved()).length
    await sql("update idempotency_request set status = null, answer = null")
    await endLeases()
    const again = await save(key)
    expect([again.status, codeOf(again), (await saved()).length]).toEqual([409, "idempotency.answer_lost", before])
    expect(again.body.non_field_errors, "as staff read it in a form").toEqual([
      expect.stringMatching(/^Das ist ganz oder zum Teil schon geschehen.* Bitte sehen Sie nach/),
    ])
  })

  it("is done again by calls that know what they have done", async () => {
    const { token, email } = await signedInCustomer()
    const cart = await cartWithAccessory("usb-c-kabel")
    const order = { key: newKey(), token, body: checkoutForm(email) }
    const first = await keyed("POST", `/checkout/${cart}/`, order)
    await sql("update idempotency_request set status = null, answer = null")
    await endLeases()
    const again = await keyed("POST", `/checkout/${cart}/`, order)
    expect([first.status, again.status, again.body, isReplayed(again)]).toEqual([200, 200, first.body, false])
    expect(await sql('select from "order" where email = $1', email)).toHaveLength(1)
  })
})

describe("what is remembered", () => {
  /** As if the caller of the one key that there is had sent so many more. */
  const more = (keys: number) =>
    sql(
      `insert into idempotency_request (id, caller, is_anonymous, fingerprint, lease_until, status)
       select id || n, caller, is_anonymous, '', now(), 200 from idempotency_request, generate_series(1, $1) n`,
      keys,
    )
  const resend = () => keyed("POST", "/activate/resend/", { body: { email: "niemand@example.ch" } })

  it("is bounded for who has no login; calls without a key go on", async () => {
    await resend()
    await more(settings.idempotency.addressKeys - 1)
    const refused = await resend()
    expect([refused.status, codeOf(refused), refused.headers.get("retry-after")]).toEqual([
      ...[429, "idempotency.too_many", "3600"],
    ])
    expect((await api("POST", "/activate/resend/", { body: { email: "niemand@example.ch" } })).status).toBe(200)
    expect((await save(newKey())).status).toBe(201)
  })

  it("is bounded for all of those together, wherever they come from", async () => {
    await resend()
    await more(settings.idempotency.anonymousKeys - 1)
    await sql("update idempotency_request set caller = 'address:' || id")
    expect((await resend()).status).toBe(429)
    expect((await save(newKey())).status).toBe(201)
  })

  it("is bounded for a customer too", async () => {
    await save(newKey())
    await more(settings.idempotency.customerKeys - 1)
    expect((await save(newKey())).status).toBe(429)
    expect((await save(newKey(), address, await signedInCustomer())).status).toBe(201)
  })

  it("is no answer that is too long: who asks again is told that it is lost", async () => {
    const key = newKey()
    await save(key)
    await sql("update idempotency_request set answer = null")
    const again = await save(key)
    expect([again.status, codeOf(again)]).toEqual([409, "idempotency.answer_lost"])
  })

  it("is forgotten after a day", async () => {
    const [old, kept] = [newKey(), newKey()]
    await save(old)
    await sql("update idempotency_request set created_at = now() - interval '25 hours'")
    await save(kept)
    expect(await forgetOldKeys(db)).toBe(1)
    expect([isReplayed(await save(old)), isReplayed(await save(kept))]).toEqual([false, true])
  })
})

/** Lets nobody write into the table. @returns ends that */
async function locked(table: string): Promise<() => Promise<void>> {
  const client = new pg.Client(target().databaseUrl)
  await client.connect()
  await client.query(`begin; lock table ${table} in exclusive mode`)
  return () => client.end()
}
