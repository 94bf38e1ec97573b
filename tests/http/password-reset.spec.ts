import { beforeEach, describe, expect, it } from "vitest"
import { aCompany, api, linkIn, mails, mailTo, signedInCustomer, slowdown, sql, until } from "../harness"

beforeEach(() => sql("delete from session_attempt"))

const NEW = "Neues-Passwort-2026"
const request = (email: string) => api("POST", "/reset_user_password/", { body: { email } })
const confirm = (body: unknown, token?: string) => api("POST", "/reset_user_password_confirm/", { body, token })
const logIn = (username: string, password: string) => api("POST", "/token/login/", { body: { username, password } })
const resetMails = (email: string) => mails().filter(({ to, subject }) => to === email && /Passwort/.test(subject))

async function linkFor(email: string) {
  await request(email)
  const link = linkIn(await mailTo(email, /Neues Passwort/), "/password/reset/confirm").searchParams
  return { uidb64: link.get("uidb64"), token: link.get("token") }
}

async function activationLink(email = "noch-nicht@example.ch") {
  await api("POST", "/signup/", { body: { ...aCompany, email, password: "geheim" } })
  const link = linkIn(await mailTo(email, /bestätigen/), "/activation/result").searchParams
  return { uidb64: link.get("uidb64"), token: link.get("token") }
}

const openJobs = async () => {
  const [{ count }] = await sql(
    "select count(*)::int from pgboss.job where name = 'password-reset-mail' and state < 'completed'",
  )
  return count
}

describe("POST /reset_user_password/", () => {
  it.each(["/reset_user_password/", "/reset_user_password"])("answers the same for everybody: %s", async (path) => {
    const { email } = await signedInCustomer()
    for (const asked of [email, "niemand@example.ch"]) {
      const { status, body } = await api("POST", path, { body: { email: asked }, token: "x".repeat(43) })
      expect([status, body]).toEqual([200, {}])
    }
    await until("both jobs done", async () => (await openJobs()) === 0)
    expect(resetMails(email)).toHaveLength(1)
    expect(resetMails("niemand@example.ch")).toHaveLength(0)
  })

  it("takes as long with an account as without", async () => {
    const { email } = await signedInCustomer()
    const asking = (asked: string) => async () => {
      await sql("delete from session_attempt")
      await request(asked)
    }
    expect(await slowdown(asking(email), asking("niemand@example.ch"))).toBeLessThan(3)
  })

  it("sends five mails an hour to an account and answers the same beyond", async () => {
    const { email } = await signedInCustomer()
    for (let call = 0; call < 7; call++) expect((await request(email)).status).toBe(200)
    await until("all jobs done", async () => (await openJobs()) === 0)
    expect(resetMails(email)).toHaveLength(5)
  })

  it("is refused from the 61st in an hour from one address", async () => {
    await request("niemand@example.ch")
    await sql(
      "insert into session_attempt (rule, subject) select rule, subject from session_attempt, generate_series(2, 60) where rule = 'reset-address'",
    )
    const { status, headers } = await request("niemand@example.ch")
    expect(status).toBe(429)
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
  })
})

describe("POST /reset_user_password_confirm/", () => {
  it("sets the password, ends every login, and says when", async () => {
    const { email, password, token } = await signedInCustomer()
    const { status, body } = await confirm({ ...(await linkFor(email)), password: NEW })
    expect([status, body]).toEqual([200, {}])
    expect((await api("GET", "/profile/", { token })).status).toBe(403)
    expect((await logIn(email, password)).status).toBe(400)
    const { auth_token } = (await logIn(email, NEW)).body
    const profile = await api("GET", "/profile/", { token: auth_token })
    expect(Date.now() - Date.parse(profile.body.last_password_change)).toBeLessThan(60_000)
  })

  it("activates an account, whose e-mail it proves", async () => {
    const email = "unbestaetigt@example.ch"
    await api("POST", "/signup/", { body: { ...aCompany, email, password: "geheim" } })
    await confirm({ ...(await linkFor(email)), password: NEW })
    expect((await logIn(email, NEW)).status).toBe(200)
  })

  it("works once, even for ten at the same time", async () => {
    const { email } = await signedInCustomer()
    const link = await linkFor(email)
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm({ ...link, password: NEW })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)])
  })

  it("uses up every other link of the customer", async () => {
    const { email } = await signedInCustomer()
    const first = await linkFor(email)
    const second = await until("another link", async () => {
      const link = await linkFor(email)
      return link.token !== first.token && link
    })
    expect((await confirm({ ...second, password: NEW })).status).toBe(200)
    expect((await confirm({ ...first, password: NEW })).status).toBe(400)
  })

  it("refuses an expired link, one for something else, and one of somebody else", async () => {
    const [mine, theirs] = [await signedInCustomer(), await signedInCustomer()]
    const [link, other] = [await linkFor(mine.email), await linkFor(theirs.email)]
    const refusal = /ungültig, abgelaufen oder wurde bereits verwendet/
    expect((await confirm({ ...link, token: other.token, password: NEW })).body.non_field_errors[0]).toMatch(refusal)
    expect((await api("POST", "/activate/", { body: link })).status).toBe(400)
    expect((await confirm({ ...(await activationLink()), password: NEW })).body.non_field_errors[0]).toMatch(refusal)
    await sql("update session_link_token set expires_at = now() - interval '1 second' where used_at is null")
    expect((await confirm({ ...link, password: NEW })).body.non_field_errors[0]).toMatch(refusal)
  })

  it("keeps the link for a better password", async () => {
    const { email } = await signedInCustomer()
    const link = await linkFor(email)
    const short = await confirm({ ...link, password: "kurz" })
    expect([short.status, short.body]).toEqual([
      400,
      { password: ["Das Passwort muss mindestens 12 Zeichen lang sein"] },
    ])
    expect((await confirm({ ...link, password: NEW })).status).toBe(200)
  })

  it("stores no link that could be followed", async () => {
    const { email } = await signedInCustomer()
    const { token } = await linkFor(email)
    const stored = await sql("select * from session_link_token")
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(JSON.stringify(await sql("select * from notification"))).not.toContain(token)
    expect(JSON.stringify(await sql("select data, output from pgboss.job"))).not.toContain(token)
  })

  it("does nothing for an account that staff closed", async () => {
    const { email } = await signedInCustomer()
    const link = await linkFor(email)
    await sql("update session_account set deactivated_at = now() where email = $1", email)
    expect((await confirm({ ...link, password: NEW })).status).toBe(400)
  })
})

it("uses up the link that would have activated the account: it isn't a login for whoever reads the first mail", async () => {
  const link = await activationLink("erst-spaeter@example.ch")
  expect((await confirm({ ...(await linkFor("erst-spaeter@example.ch")), password: NEW })).status).toBe(200)
  const { status, body } = await api("POST", "/activate/", { body: link })
  expect([status, body.code]).toEqual([400, "link_used"])
  expect((await logIn("erst-spaeter@example.ch", NEW)).status).toBe(200)
})
