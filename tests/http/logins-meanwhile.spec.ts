import { Secret, TOTP } from "otpauth"
import { Client } from "pg"
import { beforeEach, describe, expect, it } from "vitest"
import { api, linkIn, mailTo, signedInCustomer, sql, staff, until } from "../harness"
import { logInAsStaffUser, staffAs, stockCall } from "../harness/staff-session"
import { target } from "../harness/target"

beforeEach(() => sql("delete from session_attempt"))

const NEW = "Neues-Passwort-2026"
const WAITS = "select 1 from pg_locks where relation = 'session_known_address'::regclass and not granted"

/** Holds a login after its password was found right, by the table that it writes then, while `act` happens. */
async function meanwhile<Answer>(logIn: () => Promise<Answer>, act: () => Promise<unknown>): Promise<Answer> {
  const client = new Client({ connectionString: target().databaseUrl })
  await client.connect()
  try {
    await client.query("begin")
    await client.query("lock table session_known_address in share mode")
    const answering = logIn()
    await until("the login waits", async () => (await sql(WAITS)).length > 0)
    await act()
    await client.query("rollback")
    return await answering
  } finally {
    await client.end()
  }
}

describe("a customer's login with a password", () => {
  const logIn = (username: string, password: string) => api("POST", "/token/login/", { body: { username, password } })
  const isIn = async (token?: string) =>
    token !== undefined && (await api("GET", "/profile/", { token })).status === 200

  it("is none once there is another password", async () => {
    const { email, password, token } = await signedInCustomer()
    const change = () =>
      api("POST", "/change-password/", { token, body: { current_password: password, new_password: NEW } })
    const { body } = await meanwhile(() => logIn(email, password), change)
    expect(await isIn(body.auth_token)).toBe(false)
    expect(await isIn((await logIn(email, NEW)).body.auth_token)).toBe(true)
  })

  it("is none once staff have closed the account, nor after they have opened it again", async () => {
    const { email, password } = await signedInCustomer()
    const admin = await staff()
    const [{ customer_id: id }] = await sql("select customer_id from session_account where email = $1", email)
    const closing = async () => {
      expect((await admin("POST", `/admin/customers/${id}/deactivation`, { reason: "Missbrauch" })).status).toBe(200)
    }
    const { body } = await meanwhile(() => logIn(email, password), closing)
    expect((await admin("DELETE", `/admin/customers/${id}/deactivation`)).status).toBe(200)
    expect(await isIn(body.auth_token)).toBe(false)
  })
})

describe("a login of staff", () => {
  type Person = Awaited<ReturnType<typeof staffAs>>
  const isIn = async (token?: string) =>
    (await stockCall("GET", "/admin/users/me", { headers: { authorization: `Bearer ${token}` } })).status === 200
  const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

  async function setNewPassword({ email }: Person) {
    await stockCall("POST", "/auth/user/emailpass/reset-password", { body: { identifier: email } })
    const mail = await mailTo(email, /Neues Passwort für die Verwaltung/)
    const headers = { authorization: `Bearer ${linkIn(mail, "/app/reset-password").searchParams.get("token")}` }
    const set = await stockCall("POST", "/auth/user/emailpass/update", { headers, body: { password: NEW } })
    expect(set.status).toBe(200)
  }
  async function turnFactorOn(person: Person): Promise<string> {
    const { body } = await person.call("POST", "/admin/own-factor")
    const on = await person.call("POST", "/admin/own-factor/confirm", { code: codeOf(body.secret) })
    expect(on.status).toBe(200)
    await sql("update session_staff_factor set last_step = 0")
    return body.secret
  }

  it("is none once there is another password", async () => {
    const person = await staffAs("office")
    const { body } = await meanwhile(
      () => logInAsStaffUser(person),
      () => setNewPassword(person),
    )
    expect(await isIn(body.token)).toBe(false)
    expect(await isIn((await logInAsStaffUser({ ...person, password: NEW })).body.token)).toBe(true)
  })

  it("is none without the code once a second factor is on", async () => {
    const person = await staffAs("office")
    const { body } = await meanwhile(
      () => logInAsStaffUser(person),
      () => turnFactorOn(person),
    )
    expect(await isIn(body.token)).toBe(false)
    expect(await isIn(person.token)).toBe(true)
  })

  it("by a code is none once there is another password", async () => {
    const person = await staffAs("office")
    const secret = await turnFactorOn(person)
    const { mfa_challenge: challenge } = (await logInAsStaffUser(person)).body
    const verify = { body: { method: "totp", code: codeOf(secret) } }
    const { body } = await meanwhile(
      () => stockCall("POST", `/auth/mfa/challenges/${challenge.id}/verify`, verify),
      () => setNewPassword(person),
    )
    expect(await isIn(body.token)).toBe(false)
  })
})
