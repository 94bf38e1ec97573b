import { beforeAll, describe, expect, it } from "vitest"
import { aCompany, api, type SignedInCustomer, signedInCustomer, sql, staff } from "../harness"
import { target } from "../harness/target"

let customer: SignedInCustomer
beforeAll(async () => {
  customer = await signedInCustomer({ email: "login@example.ch" })
})

const logIn = (username: string, password: string, token?: string) =>
  api("POST", "/token/login/", { body: { username, password }, token })
const profileStatus = async (token?: string) => (await api("GET", "/profile/", { token })).status

describe("POST /token/login/", () => {
  it("gives a login token, with the e-mail in whatever case", async () => {
    const answer = await logIn(" LOGIN@example.ch ", customer.password)
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body)).toEqual(["auth_token"])
    expect(await profileStatus(answer.body.auth_token)).toBe(200)
  })

  it("answers a wrong password and an unknown account alike", async () => {
    const wrong = await logIn("login@example.ch", "falsch")
    const unknown = await logIn("niemand@example.ch", "falsch")
    expect(wrong.status).toBe(400)
    expect(wrong.body).toEqual({ non_field_errors: ["E-Mail-Adresse oder Passwort ist nicht richtig."] })
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
    const names = ({ headers }: typeof wrong) => [...headers.keys()]
    expect(names(unknown)).toEqual(names(wrong))
  })

  it("asks for the activation first, but only who knows the password", async () => {
    await api("POST", "/signup/", { body: { ...aCompany, email: "wartet@example.ch", password: "geheim" } })
    const right = await logIn("wartet@example.ch", "geheim")
    expect(right.status).toBe(400)
    expect(right.body).toEqual({
      non_field_errors: ["Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse."],
      code: "not_activated",
    })
    const wrong = await logIn("wartet@example.ch", "falsch")
    expect(wrong.body).toEqual({ non_field_errors: ["E-Mail-Adresse oder Passwort ist nicht richtig."] })
  })

  it("knows no staff, whose login has a place of its own", async () => {
    expect((await logIn("team@example.ch", "Nur-fuer-Tests-1")).status).toBe(400)
  })

  it("ignores a stale login header", async () => {
    expect((await logIn("login@example.ch", customer.password, "x".repeat(43))).status).toBe(200)
  })

  it.each([
    ["nothing", {}, ["username", "password"]],
    ["a password that is no text", { username: "login@example.ch", password: { length: 3 } }, ["password"]],
  ])("refuses %s by field", async (_case, body, fields) => {
    const answer = await api("POST", "/token/login/", { body })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body)).toEqual(fields)
  })
})

describe("a login token", () => {
  it("is kept as a hash only", async () => {
    const [{ all }] = await sql("select json_agg(t)::text as all from session_login_token t")
    expect(all).not.toContain(customer.token)
  })

  it.each([
    ["none", undefined],
    ["an unknown one", "x".repeat(43)],
    ["a text of another shape", "undefined"],
  ])("is asked for with 403 where there is %s", async (_case, token) => {
    const answer = await api("GET", "/profile/", { token })
    expect(answer.status).toBe(403)
    expect(answer.body).toEqual({ non_field_errors: ["Bitte melden Sie sich an."] })
  })

  it("is not accepted under another scheme", async () => {
    const answer = await api("GET", "/profile/", { headers: { authorization: `Bearer ${customer.token}` } })
    expect(answer.status).toBe(403)
  })

  it("ends after 30 days without use", async () => {
    const { body } = await logIn("login@example.ch", customer.password)
    await sql("update session_login_token set last_used_at = now() - interval '29 days 23 hours'")
    expect(await profileStatus(body.auth_token)).toBe(200)
    await sql("update session_login_token set last_used_at = now() - interval '30 days 1 minute'")
    expect(await profileStatus(body.auth_token)).toBe(403)
    await sql("update session_login_token set last_used_at = now()")
  })

  it("notes its use once an hour", async () => {
    await sql("update session_login_token set last_used_at = now() - interval '59 minutes'")
    const lastUsed = async () =>
      (await sql("select max(now() - last_used_at) < interval '1 minute' as is_fresh from session_login_token"))[0]
        .is_fresh
    await profileStatus(customer.token)
    expect(await lastUsed()).toBe(false)
    await sql("delete from session_login_token where token_hash <> encode(sha256($1::bytea), 'hex')", customer.token)
    await sql("update session_login_token set last_used_at = now() - interval '61 minutes'")
    await profileStatus(customer.token)
    expect(await lastUsed()).toBe(true)
  })

  it("ends with the customer that staff erase, whose e-mail can then sign up again", async () => {
    const { email, password, token } = await signedInCustomer()
    const [{ id }] = await sql("select id from customer where email = $1", email)
    expect((await (await staff())("POST", `/admin/customers/${id}/erasure`)).status).toBe(200)
    expect(await profileStatus(token)).toBe(403)
    expect((await logIn(email, password)).status).toBe(400)
    expect((await api("GET", `/check-email/?email=${email}`)).body).toEqual({ exists: false })
    const again = await api("POST", "/signup/", { body: { ...aCompany, email, password } })
    expect(again.status).toBe(201)
  })
})

describe("POST /token/logout/", () => {
  it("ends this login and no other", async () => {
    const first = (await logIn("login@example.ch", customer.password)).body.auth_token
    const second = (await logIn("login@example.ch", customer.password)).body.auth_token
    const answer = await api("POST", "/token/logout/", { token: first })
    expect([answer.status, answer.body]).toEqual([200, {}])
    expect([await profileStatus(first), await profileStatus(second)]).toEqual([403, 200])
  })

  it.each([undefined, "x".repeat(43)])("is content without a login (%s)", async (token) => {
    expect((await api("POST", "/token/logout/", { token })).status).toBe(200)
  })
})

describe("Medusa's own customer accounts", () => {
  it.each(["/auth/customer/emailpass", "/auth/customer/emailpass/register", "/store/customers"])(
    "are closed: POST %s",
    async (path) => {
      const [{ token: key }] = await sql("select token from api_key where type = 'publishable'")
      const answer = await fetch(target().baseUrl + path, {
        method: "POST",
        headers: { "content-type": "application/json", "x-publishable-api-key": key },
        body: JSON.stringify({ email: "quer@example.ch", password: "geheim" }),
      })
      expect(answer.status).toBe(404)
    },
  )
})
