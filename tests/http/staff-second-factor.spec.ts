import { Secret, TOTP } from "otpauth"
import { Client } from "pg"
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { makeOwner } from "../../scripts/owner/make-owner.mjs"
import { linkIn, mailTo, sql, staff, until } from "../harness"
import { logInAsStaffUser, staffAs, staffCookie, stockCall } from "../harness/staff-session"
import { target } from "../harness/target"

type Person = Awaited<ReturnType<typeof staffAs>>
let admin: Awaited<ReturnType<typeof staff>>
beforeAll(async () => {
  admin = await staff()
})
beforeEach(() => sql("delete from session_attempt"))

const codeOf = (secret: string, offsetMs = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + offsetMs })
/** As if no code had been used yet. */
const forgetSteps = () => sql("update session_staff_factor set last_step = 0")

async function withFactor(person: Person) {
  const { body: setup } = await person.call("POST", "/admin/own-factor")
  const { status, body } = await person.call("POST", "/admin/own-factor/confirm", { code: codeOf(setup.secret) })
  expect(status).toBe(200)
  await forgetSteps()
  return { ...person, secret: setup.secret as string, codes: body.recovery_codes as string[] }
}
async function want(secondFactorFor: string[]) {
  const { version } = (await admin("GET", "/admin/shop-settings")).body.access
  const saved = await admin("POST", "/admin/shop-settings/access", { secondFactorFor, version })
  expect(saved.status).toBe(200)
}
const challengeOf = async (person: { email: string; password: string }) => (await logInAsStaffUser(person)).body
const answer = (id: string, code: string, method = "totp") =>
  stockCall("POST", `/auth/mfa/challenges/${id}/verify`, { body: { method, code } })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const isIn = async (headers: Record<string, string>) =>
  (await stockCall("GET", "/admin/users/me", { headers })).status === 200

describe("setting a second factor up", () => {
  it("shows secret and QR code, takes a code, and gives ten recovery codes; other logins end", async () => {
    const person = await staffAs("office")
    const other = (await logInAsStaffUser(person)).body.token
    const { body: setup } = await person.call("POST", "/admin/own-factor")
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(setup.qr).toMatch(/^<svg /)
    expect((await person.call("GET", "/admin/own-factor")).body).toMatchObject({ is_on: false })
    const wrong = await person.call("POST", "/admin/own-factor/confirm", { code: "000000" })
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ["code"]])
    const on = await person.call("POST", "/admin/own-factor/confirm", { code: codeOf(setup.secret) })
    expect(on.body.recovery_codes).toHaveLength(10)
    const own = { is_on: true, is_required: false, recovery_codes_left: 10 }
    expect((await person.call("GET", "/admin/own-factor")).body).toEqual(own)
    expect([await isIn(person.headers), await isIn(bearer(other))]).toEqual([true, false])
  })

  it("isn't done over one that is on, and a factor that was never confirmed asks for nothing", async () => {
    const person = await staffAs("counter")
    await person.call("POST", "/admin/own-factor")
    expect((await challengeOf(person)).mfa_challenge).toBeUndefined()
    await withFactor(person)
    expect((await person.call("POST", "/admin/own-factor")).status).toBe(409)
    expect((await person.call("POST", "/admin/own-factor/confirm", { code: "123456" })).status).toBe(409)
  })

  it("keeps neither secret nor recovery codes in words", async () => {
    const { id, secret, codes } = await withFactor(await staffAs("counter"))
    const kept = JSON.stringify([
      await sql("select * from session_staff_factor where user_id = $1", id),
      await sql("select * from session_staff_recovery_code where user_id = $1", id),
      await sql("select * from audit_entry where subject_id = $1", id),
    ])
    for (const word of [secret, ...codes, codes[0].replaceAll("-", "")]) expect(kept).not.toContain(word)
  })

  it("is nothing for a key", async () => {
    const { body } = await admin("POST", "/admin/api-keys", { title: "Faktor", type: "secret" })
    const headers = { authorization: `Basic ${Buffer.from(`${body.api_key.token}:`).toString("base64")}` }
    expect((await stockCall("POST", "/admin/own-factor", { headers })).status).toBe(400)
  })
})

describe("a login with a second factor", () => {
  it("is in after the code, and not before: the password's token opens nothing", async () => {
    const person = await withFactor(await staffAs("office"))
    const { token, mfa_challenge } = await challengeOf(person)
    expect(mfa_challenge.methods).toEqual(["totp", "recovery_code"])
    const headers = bearer(token)
    expect(await isIn(headers)).toBe(false)
    expect((await stockCall("POST", "/auth/token/refresh", { headers })).status).toBe(401)
    expect((await stockCall("POST", "/admin/own-factor", { headers })).status).toBe(401)
    expect((await stockCall("POST", "/admin/own-factor/off", { headers, body: { code: "000000" } })).status).toBe(401)
    const session = await stockCall("POST", "/auth/session", { headers })
    expect([session.status, session.body]).toEqual([200, { user: null }])
    const cookie = (session.headers.get("set-cookie") ?? "").split(";")[0]
    expect(await isIn({ cookie })).toBe(false)

    const done = await answer(mfa_challenge.id, codeOf(person.secret))
    expect(done.status).toBe(200)
    expect(await isIn(bearer(done.body.token))).toBe(true)
    expect(await isIn(await staffCookie(done.body.token))).toBe(true)
  })

  it("takes a code once, for whichever login, and no earlier one after it", async () => {
    const person = await withFactor(await staffAs("office"))
    const [one, other, third] = [await challengeOf(person), await challengeOf(person), await challengeOf(person)]
    const [code, before] = [codeOf(person.secret), codeOf(person.secret, -30_000)]
    expect((await answer(one.mfa_challenge.id, code)).status).toBe(200)
    expect((await answer(other.mfa_challenge.id, code)).status).toBe(400)
    expect((await answer(third.mfa_challenge.id, before)).status).toBe(400)
  })

  it("is one login, however many answer at the same moment", async () => {
    const person = await withFactor(await staffAs("office"))
    const { mfa_challenge } = await challengeOf(person)
    const code = codeOf(person.secret)
    const answers = await Promise.all(Array.from({ length: 4 }, () => answer(mfa_challenge.id, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await answer(mfa_challenge.id, codeOf(person.secret, 30_000))).status).toBe(401)
  })

  it("takes each recovery code once, however it is typed", async () => {
    const person = await withFactor(await staffAs("office"))
    const [code] = person.codes
    const first = await challengeOf(person)
    const typed = code.toLowerCase().replaceAll("-", " ")
    expect((await answer(first.mfa_challenge.id, typed, "recovery_code")).status).toBe(200)
    const again = await challengeOf(person)
    expect((await answer(again.mfa_challenge.id, code, "recovery_code")).status).toBe(400)
    expect((await person.call("GET", "/admin/own-factor")).body.recovery_codes_left).toBe(9)
  })

  it("takes ten guesses, whichever login they are made in, and counts none that was right", async () => {
    const person = await withFactor(await staffAs("office"))
    const statuses: number[] = []
    for (let guess = 0; guess < 11; guess += 1) {
      await sql("delete from session_attempt where rule like 'login%'")
      const { mfa_challenge } = await challengeOf(person)
      statuses.push((await answer(mfa_challenge.id, "000000")).status)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429])
    const { mfa_challenge } = await challengeOf(person)
    expect((await answer(mfa_challenge.id, codeOf(person.secret))).status).toBe(429)
  })

  it.each([
    ["an invented login", "x".repeat(43), "123456", 401],
    ["a login of another shape", "kurz", "123456", 404],
  ])("is none for %s", async (_case, id, code, status) => {
    expect((await answer(id, code)).status).toBe(status)
  })

  it("ends with its time, and refuses what isn't a code", async () => {
    const person = await withFactor(await staffAs("office"))
    const { mfa_challenge } = await challengeOf(person)
    const path = `/auth/mfa/challenges/${mfa_challenge.id}/verify`
    for (const body of [{}, { method: "totp" }, { method: "sms", code: "123456" }, { method: "totp", code: 7 }, []])
      expect((await stockCall("POST", path, { body })).status).toBe(400)
    await sql("update session_staff_challenge set expires_at = now()")
    expect((await answer(mfa_challenge.id, codeOf(person.secret))).status).toBe(401)
  })

  it("is asked for after a new password too, and what waited with the old one ends", async () => {
    const person = await withFactor(await staffAs("office"))
    const waiting = await challengeOf(person)
    await stockCall("POST", "/auth/user/emailpass/reset-password", { body: { identifier: person.email } })
    const mail = await mailTo(person.email, /Neues Passwort/)
    const token = linkIn(mail, "/app/reset-password").searchParams.get("token") ?? ""
    const password = `${person.password}-neu`
    const set = await stockCall("POST", "/auth/user/emailpass/update", { headers: bearer(token), body: { password } })
    expect(set.status).toBe(200)
    expect((await answer(waiting.mfa_challenge.id, codeOf(person.secret))).status).toBe(401)
    expect((await challengeOf({ email: person.email, password })).mfa_challenge.id).toMatch(/^[\w-]{43}$/)
  })
})

describe("a second factor", () => {
  it("and its recovery codes are renewed and turned off by a code alone", async () => {
    const person = await withFactor(await staffAs("office"))
    for (const path of ["recovery-codes", "off"])
      expect((await person.call("POST", `/admin/own-factor/${path}`, { code: "000000" })).status).toBe(400)
    const renewed = await person.call("POST", "/admin/own-factor/recovery-codes", { code: codeOf(person.secret) })
    expect(renewed.body.recovery_codes).toHaveLength(10)
    const { mfa_challenge } = await challengeOf(person)
    expect((await answer(mfa_challenge.id, person.codes[1], "recovery_code")).status).toBe(400)
    await forgetSteps()
    expect((await person.call("POST", "/admin/own-factor/off", { code: codeOf(person.secret) })).status).toBe(200)
    expect((await challengeOf(person)).mfa_challenge).toBeUndefined()
    expect((await person.call("POST", "/admin/own-factor/off", { code: codeOf(person.secret) })).status).toBe(409)
    const actions = await sql(
      "select action from audit_entry where subject_id = $1 and action like 'staff.%'",
      person.id,
    )
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["staff.factor-on", "staff.recovery-codes", "staff.factor-off"]),
    )
  })

  it("that was lost is taken off by an owner, nobody else and not oneself", async () => {
    const person = await withFactor(await staffAs("counter"))
    const owner = await withFactor(await staffAs("owner"))
    const path = `/admin/team/members/${person.id}/second-factor`
    expect((await (await staffAs("office")).call("DELETE", path)).status).toBe(409)
    expect((await owner.call("DELETE", `/admin/team/members/${owner.id}/second-factor`)).status).toBe(409)
    expect((await owner.call("DELETE", path)).status).toBe(200)
    expect(await isIn(person.headers)).toBe(false)
    expect((await challengeOf(person)).mfa_challenge).toBeUndefined()
    expect((await owner.call("DELETE", path)).status).toBe(409)
    expect(await sql("select staff_id from audit_entry where action = 'staff.factor-reset'")).toEqual([
      { staff_id: owner.id },
    ])
  })
})

describe("a role that has to have a second factor", () => {
  it("does nothing before it is set up, keys go on, and it isn't turned off", async () => {
    const person = await staffAs("office")
    const counter = await staffAs("counter")
    onTestFinished(() => want([]))
    await want(["office"])
    const refused = await until("it is wanted", async () => {
      const answer = await person.call("GET", "/admin/orders")
      return answer.status === 409 ? answer : null
    })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining("ein zweiter Faktor verlangt"),
    ])
    expect((await person.call("POST", "/admin/new-order/preview", {})).status).toBe(409)
    expect((await person.call("GET", "/admin/own-role")).body).toMatchObject({ role: "office", must_set_up: true })
    expect((await counter.call("GET", "/admin/orders")).status).toBe(200)
    const on = await withFactor(person)
    expect((await person.call("GET", "/admin/orders")).status).toBe(200)
    const off = await person.call("POST", "/admin/own-factor/off", { code: codeOf(on.secret) })
    expect([off.status, off.body.non_field_errors]).toEqual([409, [expect.stringContaining("nicht ausschalten")]])
  })
})

describe("who operates the shop", () => {
  it("lets an owner in who has lost everything, with a word in the log", async () => {
    const person = await withFactor(await staffAs("office"))
    const client = new Client({ connectionString: target().databaseUrl })
    await client.connect()
    try {
      expect(await makeOwner(client, "niemand@example.ch")).toBe(false)
      expect(await makeOwner(client, person.email.toUpperCase())).toBe(true)
    } finally {
      await client.end()
    }
    expect(await isIn(person.headers)).toBe(false)
    const { token } = await challengeOf(person)
    const own = await stockCall("GET", "/admin/own-role", { headers: bearer(token) })
    expect([own.status, own.body.role]).toEqual([200, "owner"])
    expect(
      await sql(
        "select before, after from audit_entry where action = 'staff.owner-by-operator' and subject_id = $1",
        person.id,
      ),
    ).toEqual([{ before: { role: "office" }, after: { role: "owner" } }])
  })
})
