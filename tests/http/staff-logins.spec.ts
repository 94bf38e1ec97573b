import { beforeAll, describe, expect, it } from "vitest"
import { aCompany, api, linkIn, mailTo, STAFF, signedInCustomer, sql, staff } from "../harness"
import {
  acceptInvitation,
  anInvitation,
  joinStaff,
  logInAsStaffUser,
  registered,
  secretOf,
  staffCookie,
  stockCall,
} from "../harness/staff-session"

const PASSWORD = "Theodolit-und-Lot-7"
let admin: Awaited<ReturnType<typeof staff>>
beforeAll(async () => {
  admin = await staff()
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const asks = async (headers: Record<string, string>) => (await stockCall("GET", "/admin/users/me", { headers })).status

/** Somebody of the staff with a token and a session of it. */
async function aColleague(email: string) {
  const { body } = await joinStaff(admin, email, PASSWORD)
  const { token } = (await logInAsStaffUser({ email, password: PASSWORD })).body
  return { id: body.user.id as string, email, token: token as string, cookie: await staffCookie(token) }
}

describe("an invitation", () => {
  it("is mailed, and makes who accepts it one of the staff", async () => {
    await admin("POST", "/admin/team/invitations", { email: "Nora.Neu@example.ch", role: "office" })
    const mail = await mailTo("nora.neu@example.ch", /Einladung in die Verwaltung/)
    const token = linkIn(mail, "/app/invite").searchParams.get("token") ?? ""
    const accepted = await acceptInvitation(token, "nora.neu@example.ch", PASSWORD)
    expect([accepted.status, accepted.body.user.email]).toEqual([200, "nora.neu@example.ch"])
    const login = await logInAsStaffUser({ email: "Nora.Neu@example.ch", password: PASSWORD })
    expect(await asks(bearer(login.body.token))).toBe(200)
    const [entry] = await sql("select staff_id from audit_entry where action = 'staff.join' order by created_at desc")
    expect(entry.staff_id).toBe(accepted.body.user.id)
  })

  it("is accepted once, however many try at the same time", async () => {
    const invitation = await anInvitation(admin, "einmal@example.ch")
    const acceptances = await Promise.all(
      Array.from({ length: 4 }, (_, nth) => registered(invitation.token, "einmal@example.ch", `${PASSWORD}-${nth}`)),
    )
    const answers = await Promise.all(acceptances.map((accept) => accept()))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    expect(await sql(`select 1 from "user" where email = 'einmal@example.ch'`)).toHaveLength(1)
  })

  it.each([
    ["an invented one", () => "erfunden"],
    ["a token of somebody's", () => logInAsStaffUser().then(({ body }) => body.token as string)],
  ])("is none: %s", async (_case, token) => {
    const answer = await acceptInvitation(await token(), "niemand@example.ch", PASSWORD)
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining("Einladung ist ungültig")])
  })

  it("sent again, opens with its new link alone", async () => {
    const invitation = await anInvitation(admin, "nochmals@example.ch")
    await new Promise((resolve) => setTimeout(resolve, 1_000)) // a token's time is in whole seconds
    const again = await admin("POST", `/admin/invites/${invitation.id}/resend`)
    expect(again.body.invite).not.toHaveProperty("token")
    expect((await acceptInvitation(invitation.token, "nochmals@example.ch", PASSWORD)).status).toBe(400)
    expect((await acceptInvitation(await secretOf(invitation.id), "nochmals@example.ch", PASSWORD)).status).toBe(200)
  })

  it("is for its own e-mail", async () => {
    const invitation = await anInvitation(admin, "gemeint@example.ch")
    const answer = await acceptInvitation(invitation.token, "andere@example.ch", PASSWORD)
    expect([answer.status, Object.keys(answer.body).sort()]).toEqual([400, ["email", "message"]])
  })

  it("isn't accepted by who is logged in, and a registration opens nothing else", async () => {
    const invitation = await anInvitation(admin, "angemeldet@example.ch")
    const { token } = (await logInAsStaffUser()).body
    const accept = `/admin/invites/accept?token=${invitation.token}`
    expect((await stockCall("POST", accept, { headers: bearer(token), body: {} })).status).toBe(400)
    expect((await stockCall("POST", accept, { body: {} })).status).toBe(401)
    const registered = await stockCall("POST", "/auth/user/emailpass/register", {
      body: { email: "angemeldet@example.ch", password: PASSWORD },
    })
    const headers = bearer(registered.body.token)
    expect(await asks(headers)).toBe(401)
    expect((await stockCall("POST", "/auth/session", { headers })).status).toBe(401)
    expect((await stockCall("POST", "/auth/token/refresh", { headers })).status).toBe(401)
  })

  it("isn't sent to a customer's e-mail, nor accepted with one that became a customer's", async () => {
    const { email } = await signedInCustomer()
    const refused = await admin("POST", "/admin/team/invitations", { email: email.toUpperCase(), role: "office" })
    expect([refused.status, refused.body.email]).toEqual([400, [expect.stringContaining("ein Kunde im Shop")]])
    const invitation = await anInvitation(admin, "kundin@example.ch")
    await api("POST", "/signup/", { body: { ...aCompany, email: "kundin@example.ch", password: PASSWORD } })
    expect((await acceptInvitation(invitation.token, "kundin@example.ch", PASSWORD)).status).toBe(409)
  })
})

describe("a registration", () => {
  it("takes no e-mail away, and tells of none whether it is known", async () => {
    const register = (email: string) =>
      stockCall("POST", "/auth/user/emailpass/register", { body: { email, password: PASSWORD } })
    const before = await sql("select count(*)::int as count from provider_identity")
    const answers = [await register(STAFF.email), await register("frei@example.ch")]
    expect(answers.map(({ status, body }) => [status, Object.keys(body)])).toEqual([
      [200, ["token"]],
      [200, ["token"]],
    ])
    expect(await sql("select count(*)::int as count from provider_identity")).toEqual(before)
    expect((await logInAsStaffUser()).status).toBe(200)
  })
})

describe("a staff user who is deleted", () => {
  it("has no token, session or key any more, and acts for nobody", async () => {
    const colleague = await aColleague("geht@example.ch")
    const made = await stockCall("POST", "/admin/api-keys", {
      headers: bearer(colleague.token),
      body: { title: "Schnittstelle", type: "secret" },
    })
    const key = { authorization: `Basic ${Buffer.from(`${made.body.api_key.token}:`).toString("base64")}` }
    const all = [bearer(colleague.token), colleague.cookie, key]
    expect(await Promise.all(all.map(asks))).toEqual([200, 200, 404]) // a key is nobody
    const lists = (headers: Record<string, string>) => stockCall("GET", "/admin/orders", { headers })
    expect((await lists(key)).status).toBe(200)
    const { token: acting } = await actingFor(colleague.token)
    expect((await api("GET", "/profile/", { token: acting })).status).toBe(200)

    expect((await admin("DELETE", `/admin/users/${colleague.id}`)).status).toBe(200)
    expect(await Promise.all(all.map(asks))).toEqual([401, 401, 401])
    expect((await lists(key)).status).toBe(401)
    expect((await api("GET", "/profile/", { token: acting })).status).toBe(403)
    const more = { headers: bearer(colleague.token) }
    expect((await stockCall("POST", "/auth/session", more)).status).toBe(401)
    expect((await stockCall("POST", "/auth/token/refresh", more)).status).toBe(401)
    expect((await logInAsStaffUser({ email: colleague.email, password: PASSWORD })).status).toBe(401)
  })

  it("can be invited again", async () => {
    const colleague = await aColleague("wieder@example.ch")
    await admin("DELETE", `/admin/users/${colleague.id}`)
    await aColleague("wieder@example.ch")
    expect(await asks(bearer(colleague.token))).toBe(401)
  })

  async function actingFor(token: string) {
    const { email } = await signedInCustomer()
    const [{ id }] = await sql("select id from customer where email = $1", email)
    const issued = await stockCall("POST", `/admin/customers/${id}/impersonations`, {
      headers: bearer(token),
      body: { reason: "Hilfe am Telefon" },
    })
    const link = new URL(issued.body.url).searchParams.get("token")
    const { body } = await api("POST", "/impersonate/", { body: { token: link } })
    return { token: body.auth_token as string }
  }
})

describe("a key", () => {
  let headers: Record<string, string>
  beforeAll(async () => {
    const { body } = await admin("POST", "/admin/api-keys", { title: "Erster", type: "secret" })
    headers = { authorization: `Basic ${Buffer.from(`${body.api_key.token}:`).toString("base64")}` }
  })

  it("makes no further keys", async () => {
    const answer = await stockCall("POST", "/admin/api-keys", { headers, body: { title: "Zweiter", type: "secret" } })
    expect(answer.status).toBe(409)
  })

  it("neither renews nor ends an invitation", async () => {
    const { id, token } = await anInvitation(admin, "von-menschen@example.ch")
    const answers = [
      await stockCall("POST", `/admin/invites/${id}/resend`, { headers }),
      await stockCall("DELETE", `/admin/invites/${id}`, { headers }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([409, 409])
    expect(await secretOf(id)).toBe(token)
  })

  it("reads no secret of an invitation, whatever it asks for; nor does a person", async () => {
    const { id, token } = await anInvitation(admin, "geheim@example.ch")
    const person = bearer((await logInAsStaffUser()).body.token)
    for (const login of [headers, person])
      for (const fields of ["", "?fields=token", "?fields=%2Btoken", "?fields=*"])
        for (const path of ["/admin/invites", `/admin/invites/${id}`]) {
          const { status, body } = await stockCall("GET", path + fields, { headers: login })
          expect([path + fields, status, JSON.stringify(body).includes(token)]).toEqual([path + fields, 200, false])
        }
  })
})

describe("logging out", () => {
  it("ends the session, the token it was made of, and what was refreshed; not the others", async () => {
    const [one, other] = [(await logInAsStaffUser()).body.token, (await logInAsStaffUser()).body.token]
    const cookie = await staffCookie(one)
    const refreshed = await stockCall("POST", "/auth/token/refresh", { headers: bearer(one) })
    expect(await Promise.all([bearer(one), bearer(refreshed.body.token), cookie].map(asks))).toEqual([200, 200, 200])
    expect((await stockCall("DELETE", "/auth/session", { headers: cookie })).status).toBe(200)
    const all = [bearer(one), bearer(refreshed.body.token), cookie, bearer(other)]
    expect(await Promise.all(all.map(asks))).toEqual([401, 401, 401, 200])
  })

  it("leaves no session to who had planted its name", async () => {
    const planted = await staffCookie((await logInAsStaffUser()).body.token)
    const victim = await stockCall("POST", "/auth/session", {
      headers: { ...planted, ...bearer((await logInAsStaffUser()).body.token) },
    })
    expect(victim.headers.get("set-cookie")?.split(";")[0]).not.toBe(planted.cookie)
  })
})

describe("a new password for staff", () => {
  const linkOf = async (email: string) => {
    await stockCall("POST", "/auth/user/emailpass/reset-password", { body: { identifier: email } })
    const mail = await mailTo(email, /Neues Passwort für die Verwaltung/)
    return linkIn(mail, "/app/reset-password").searchParams.get("token") ?? ""
  }
  const set = (token: string, password: string) =>
    stockCall("POST", "/auth/user/emailpass/update", { headers: bearer(token), body: { password } })

  it("is set by the mail's link, once, and ends every login", async () => {
    const colleague = await aColleague("vergesslich@example.ch")
    const link = await linkOf(colleague.email)
    const answers = await Promise.all([1, 2, 3].map((nth) => set(link, `Neues-Passwort-${nth}-lang`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    expect([await asks(bearer(colleague.token)), await asks(colleague.cookie)]).toEqual([401, 401])
    const chosen = `Neues-Passwort-${answers.findIndex(({ status }) => status === 200) + 1}-lang`
    expect((await logInAsStaffUser({ email: colleague.email, password: PASSWORD })).status).toBe(401)
    expect((await logInAsStaffUser({ email: colleague.email, password: chosen })).status).toBe(200)
  })

  it("is nobody's who was deleted meanwhile", async () => {
    const colleague = await aColleague("zu-spaet@example.ch")
    const link = await linkOf(colleague.email)
    await admin("DELETE", `/admin/users/${colleague.id}`)
    expect((await set(link, "Neues-Passwort-lang")).status).toBe(401)
  })

  it("is asked for with the same answer for every e-mail", async () => {
    const { email: customer } = await signedInCustomer()
    for (const identifier of [STAFF.email, customer, "niemand@example.ch"]) {
      const answer = await stockCall("POST", "/auth/user/emailpass/reset-password", { body: { identifier } })
      expect([answer.status, answer.body]).toEqual([201, "Created"])
    }
  })

  it.each([
    ["a login's token", async () => (await logInAsStaffUser()).body.token as string],
    ["nothing", async () => "x"],
  ])("isn't set by %s", async (_case, token) => {
    expect((await set(await token(), "Neues-Passwort-lang")).status).toBe(401)
  })
})

describe("a login of staff", () => {
  it("is none for a customer's right password, and says the same as for a wrong one", async () => {
    const { email, password } = await signedInCustomer()
    const right = await logInAsStaffUser({ email, password })
    const wrong = await logInAsStaffUser({ email, password: "falsch" })
    const unknown = await logInAsStaffUser({ email: "unbekannt@example.ch", password })
    expect([right.status, wrong.status, unknown.status]).toEqual([401, 401, 401])
    expect(right.body).toEqual(wrong.body)
    expect(unknown.body).toEqual(wrong.body)
  })

  it.each([{}, { email: 7, password: [] }, { email: "a@b.ch" }, { password: "x" }, [], "text"])(
    "refuses %j by field",
    async (body) => {
      const headers = { "content-type": "application/json" }
      expect((await stockCall("POST", "/auth/user/emailpass", { headers, body })).status).toBe(400)
    },
  )
})

describe("a write with a cookie", () => {
  it("is taken from the shop's own pages as JSON, and from nowhere else", async () => {
    const own = await staffCookie((await logInAsStaffUser()).body.token)
    const { email } = await signedInCustomer()
    const [{ id }] = await sql("select id from customer where email = $1", email)
    const path = `/admin/customers/${id}/deactivation`
    const form = { "content-type": "application/x-www-form-urlencoded" }
    const foreign = { ...own, origin: "https://boese.example.com" }
    const body = { reason: "Test" }
    expect((await stockCall("POST", path, { headers: { ...foreign, ...form }, body: "reason=x" })).status).toBe(400)
    expect((await stockCall("POST", path, { headers: { ...own, ...form }, body: "reason=x" })).status).toBe(415)
    expect((await stockCall("POST", path, { headers: foreign, body })).status).toBe(400)
    expect((await stockCall("POST", path, { headers: { cookie: own.cookie }, body })).status).toBe(400)
    expect((await stockCall("DELETE", "/auth/session", { headers: foreign })).status).toBe(400)
    expect(
      await sql("select 1 from session_account where customer_id = $1 and deactivated_at is not null", id),
    ).toEqual([])
    expect((await stockCall("POST", path, { headers: own, body })).status).toBe(200)
  })
})
