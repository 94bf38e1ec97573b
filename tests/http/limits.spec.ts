import { beforeEach, describe, expect, it } from "vitest"
import { aCompany, api, STAFF, signedInCustomer, sql } from "../harness"
import { logInAsStaffUser } from "../harness/staff-session"

beforeEach(() => sql("delete from session_attempt"))

const logIn = (username: string, password = "falsch") => api("POST", "/token/login/", { body: { username, password } })

/** Failures that happened a moment ago, without waiting for their delays. */
async function failedLogins(username: string, count: number) {
  await logIn(username)
  await sql(
    "insert into session_attempt (rule, subject) select rule, subject from session_attempt, generate_series(2, $1)",
    count,
  )
}

const later = (minutes: number) =>
  sql("update session_attempt set attempted_at = attempted_at - make_interval(mins => $1)", minutes)

describe("failed logins", () => {
  it("are answered at once five times, later ones with a growing delay", async () => {
    const { email } = await signedInCustomer()
    const durationMs = async () => {
      const start = performance.now()
      expect((await logIn(email)).status).toBe(400)
      return performance.now() - start
    }
    await failedLogins(email, 5)
    expect(await durationMs()).toBeGreaterThan(500)
    expect(await durationMs()).toBeGreaterThan(1_000)
  })

  it("are refused from the 10th in 15 minutes, the right password too, until the first is 15 minutes old", async () => {
    const { email, password } = await signedInCustomer()
    await failedLogins(email, 9)
    const refused = await logIn(email)
    expect(refused.status).toBe(429)
    expect(refused.body.non_field_errors).toHaveLength(1)
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(14 * 60)
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(15 * 60)
    expect((await logIn(email, password)).status).toBe(429)
    await later(15)
    expect((await logIn(email, password)).status).toBe(200)
  })

  it("can't hide behind a forged X-Forwarded-For", async () => {
    await failedLogins("versteckt@example.ch", 9)
    const answer = await api("POST", "/token/login/", {
      body: { username: "versteckt@example.ch", password: "falsch" },
      headers: { "x-forwarded-for": "203.0.113.7" },
    })
    expect(answer.status).toBe(429)
  })

  it("of an unknown account are refused as those of a known one", async () => {
    await failedLogins("niemand@example.ch", 9)
    expect((await logIn("Niemand@example.ch")).status).toBe(429)
  })

  it("of one account do not concern another", async () => {
    const { email, password } = await signedInCustomer()
    await failedLogins("andere@example.ch", 9)
    expect((await logIn(email, password)).status).toBe(200)
  })

  it("are forgotten with a successful login", async () => {
    const { email, password } = await signedInCustomer()
    await failedLogins(email, 4)
    expect((await logIn(email, password)).status).toBe(200)
    expect(await sql("select 1 from session_attempt where rule = 'login-account-address'")).toEqual([])
  })

  it("sent fifty at once are looked at nine times at most", async () => {
    const { email } = await signedInCustomer()
    const answers = await Promise.all(Array.from({ length: 50 }, () => logIn(email)))
    const refused = answers.filter(({ status }) => status === 400)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThanOrEqual(9)
    // A busy shop sends some away before it counts them.
    expect(answers.filter(({ status }) => [429, 503].includes(status))).toHaveLength(50 - refused.length)
  })

  it("of a hundred strangers an hour close an account, except where its owner logged in before", async () => {
    const [owner, newcomer] = [await signedInCustomer(), await signedInCustomer()]
    expect((await logIn(owner.email, owner.password)).status).toBe(200)
    for (const { email } of [owner, newcomer]) await strangersFail(email, 100)
    expect((await logIn(owner.email, owner.password)).status).toBe(200)
    expect((await logIn(newcomer.email, newcomer.password)).status).toBe(429)
    await later(60)
    expect((await logIn(newcomer.email, newcomer.password)).status).toBe(200)
  })

  it("from one address are refused from 300 an hour", async () => {
    const { email, password } = await signedInCustomer()
    await logIn("niemand@example.ch")
    await sql(
      "insert into session_attempt (rule, subject) select rule, subject from session_attempt, generate_series(2, 300) where rule = 'login-address'",
    )
    expect((await logIn(email, password)).status).toBe(429)
    await later(60)
    expect((await logIn(email, password)).status).toBe(200)
  })
})

/** Failures from elsewhere: they count for the account alone. */
async function strangersFail(email: string, count: number) {
  const known = await sql("delete from session_known_address returning customer_id, address")
  const [{ before }] = await sql("select coalesce(max(id), 0) as before from session_attempt")
  await logIn(email)
  await sql("delete from session_attempt where id > $1 and rule <> 'login-account'", before)
  await sql(
    "insert into session_attempt (rule, subject) select rule, subject from session_attempt, generate_series(2, $1) where id > $2",
    count,
    before,
  )
  for (const { customer_id, address } of known)
    await sql("insert into session_known_address (customer_id, address) values ($1, $2)", customer_id, address)
}

describe("other limits", () => {
  it("refuses staff logins from the 10th failure in 15 minutes, and counts no good one", async () => {
    const logInStaff = (password: string) => logInAsStaffUser({ ...STAFF, password })
    for (let login = 0; login < 12; login++) expect((await logInStaff(STAFF.password)).status).toBe(200)
    for (let login = 0; login < 9; login++) expect((await logInStaff("falsch")).status).toBe(401)
    const refused = await logInStaff(STAFF.password)
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining("Zu viele Versuche")])
    await later(15)
    expect((await logInStaff(STAFF.password)).status).toBe(200)
  })

  it("counts guesses at a staff user's password from all places, and lets its owner in from a known one", async () => {
    const logInStaff = (password: string) => logInAsStaffUser({ ...STAFF, password })
    expect((await logInStaff(STAFF.password)).status).toBe(200)
    await strangersFail(STAFF.email, 100)
    expect((await logInStaff(STAFF.password)).status).toBe(200)
    await sql("delete from session_known_address")
    expect((await logInStaff(STAFF.password)).status).toBe(429)
  })

  it("counts a guess at a staff user's password through the customers' login as one", async () => {
    await failedLogins(STAFF.email, 9)
    expect((await logInAsStaffUser()).status).toBe(429)
  })

  it("lets an address ask for 60 e-mails a minute", async () => {
    const ask = () => api("GET", "/check-email/?email=niemand@example.ch")
    await ask()
    await sql(
      "insert into session_attempt (rule, subject) select rule, subject from session_attempt, generate_series(2, 50)",
    )
    const answers = await Promise.all(Array.from({ length: 20 }, ask))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get("retry-after"))).toBeLessThanOrEqual(60)
    await later(1)
    expect((await ask()).status).toBe(200)
  })

  it("lets an address sign up 30 times in 10 minutes; refused forms don't count", async () => {
    const signUp = (email: string) => api("POST", "/signup/", { body: { ...aCompany, email, password: "geheim" } })
    await signUp("keine-adresse")
    await signUp("erste@example.ch")
    await sql(
      "insert into session_attempt (rule, subject) select rule, subject from session_attempt, generate_series(2, 29)",
    )
    expect((await signUp("dreissigste@example.ch")).status).toBe(201)
    expect((await signUp("zuviel@example.ch")).status).toBe(429)
    await later(10)
    expect((await signUp("zuviel@example.ch")).status).toBe(201)
  })
})
