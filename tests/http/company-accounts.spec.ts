import { beforeEach, describe, expect, it } from "vitest"
import { api, mails, OVER, signedInCustomer, sql, staff, until } from "../harness"
import {
  ANOTHER_UID,
  accept,
  colleague,
  customerIdOf,
  founder,
  freeUid,
  freshEmail,
  invite,
  invitedToken,
  ownCompany,
  remove,
} from "./company-support"

beforeEach(() => sql("delete from session_attempt"))

const codeOf = ({ status, headers }: { status: number; headers: Headers }) => [status, headers.get("refusal-code")]
const found = (token: string, company_uid: string) => api("POST", "/company/", { token, body: { company_uid } })
const rights = async (token: string) =>
  Object.fromEntries(
    (await ownCompany(token)).company.members.map(({ email, right }: Record<string, string>) => [email, right]),
  )

describe("POST /company/", () => {
  it("opens the account of a company as the register names it, which its founder manages", async () => {
    const uid = await freeUid()
    const { token, email } = await signedInCustomer()
    expect(await ownCompany(token)).toEqual({ company: null, company_uid: null, invitation: null })
    const { status, body } = await found(token, uid.replace(/[-.]/g, "").toLowerCase())
    expect([status, body.company]).toEqual([
      201,
      expect.objectContaining({ name: expect.stringMatching(/Muster/), uid, right: "manage", invitations: [] }),
    ])
    expect(body.company.members).toEqual([expect.objectContaining({ email, right: "manage", is_self: true })])
    expect(codeOf(await found(token, await freeUid(ANOTHER_UID)))).toEqual([409, "companies.member_already"])
  })

  it("is refused where there is one, without a word about who is in it", async () => {
    const uid = await freeUid()
    const first = await signedInCustomer({ last_name: "Geheimnis" })
    await found(first.token, uid)
    const refused = await found((await signedInCustomer()).token, uid)
    expect(codeOf(refused)).toEqual([409, "companies.exists"])
    expect(JSON.stringify(refused.body)).not.toMatch(new RegExp(`Geheimnis|${first.email}`))
  })

  it("is refused for a number that isn't the account's", async () => {
    const { token } = await signedInCustomer({ company_uid: "CHE-900.100.770" as never })
    const refused = await found(token, await freeUid())
    expect([codeOf(refused), Object.keys(refused.body)]).toEqual([[400, "companies.another_uid"], ["company_uid"]])
    expect((await ownCompany(token)).company_uid).toBe("CHE-900.100.770")
  })

  it("of two at the same time makes one", async () => {
    const uid = await freeUid()
    const customers = [await signedInCustomer(), await signedInCustomer()]
    const answers = await Promise.all(customers.map(({ token }) => found(token, uid)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})

describe("an invitation", () => {
  it("is mailed to an address that the shop doesn't know, and accepted by the login that has it then", async () => {
    const manager = await founder()
    const email = freshEmail()
    const invited = await invite(manager.token, email.toUpperCase(), "manage")
    expect([invited.status, invited.body.company.invitations]).toEqual([
      201,
      [{ id: expect.any(String), email, right: "manage", expires_at: expect.any(String), has_expired: false }],
    ])
    const token = await invitedToken(email)
    const { body } = await api("GET", `/company/invitation/?token=${token}`)
    expect(body).toEqual({ company: expect.stringMatching(/Muster/), email, right: "manage", state: "open" })

    const guest = await signedInCustomer({ email })
    expect((await ownCompany(guest.token)).invitation).toEqual({ token, company: body.company })
    expect((await accept(guest.token, token)).status).toBe(200)
    expect(await rights(guest.token)).toEqual({ [manager.email]: "manage", [email]: "manage" })
    expect((await ownCompany(manager.token)).company.invitations).toEqual([])
    expect((await api("GET", `/company/invitation/?token=${token}`)).body.state).toBe("accepted")
  })

  it("is accepted once, however often and however concurrently", async () => {
    const manager = await founder()
    const guest = await signedInCustomer()
    await invite(manager.token, guest.email)
    const token = await invitedToken(guest.email)
    const answers = await Promise.all([1, 2, 3].map(() => accept(guest.token, token)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await remove(manager, guest)
    expect(codeOf(await accept(guest.token, token))).toEqual([409, "companies.invitation_over"])
  })

  it("isn't for whoever was passed the mail", async () => {
    const manager = await founder()
    const email = freshEmail()
    await invite(manager.token, email)
    const stranger = await signedInCustomer()
    const refused = await accept(stranger.token, await invitedToken(email))
    expect(codeOf(refused)).toEqual([400, "companies.invitation_of_another"])
    expect((await ownCompany(stranger.token)).company).toBeNull()
  })

  it("is shown to who has proved its e-mail, not to a login that staff gave it to", async () => {
    const manager = await founder()
    const [email, guest] = [freshEmail(), await signedInCustomer()]
    await invite(manager.token, email, "manage")
    const token = await invitedToken(email)
    const path = `/admin/customers/${await customerIdOf(guest.token)}/login-email`
    expect((await (await staff())("POST", path, { email })).status).toBe(200)
    const login = await api("POST", "/token/login/", { body: { username: email, password: guest.password } })
    expect((await ownCompany(login.body.auth_token)).invitation).toBeNull()
    expect((await accept(login.body.auth_token, token)).status).toBe(200)
  })

  it("ends when it is taken back, sent again or too old", async () => {
    const manager = await founder()
    const guest = await signedInCustomer()
    await invite(manager.token, guest.email)
    const first = await invitedToken(guest.email)
    const [{ id }] = (await ownCompany(manager.token)).company.invitations
    await api("DELETE", `/company/invitations/${id}/`, { token: manager.token })
    expect((await accept(guest.token, first)).status).toBe(404)

    await invite(manager.token, guest.email)
    await invite(manager.token, guest.email)
    expect((await ownCompany(manager.token)).company.invitations).toHaveLength(1)
    await sql(`update company_invitation set expires_at = ${OVER} - interval '1 minute' where email = $1`, guest.email)
    expect((await ownCompany(guest.token)).invitation).toBeNull()
    const [late] = (await ownCompany(manager.token)).company.invitations
    expect(late).toMatchObject({ has_expired: true })
  })

  it("isn't for the login of another company's number", async () => {
    const manager = await founder()
    const guest = await signedInCustomer({ company_uid: "CHE-900.100.770" as never })
    await invite(manager.token, guest.email)
    const refused = await accept(guest.token, await invitedToken(guest.email))
    expect(codeOf(refused)).toEqual([400, "companies.login_of_another"])
  })

  it("says the same whether the address has a login, or belongs to another company", async () => {
    const manager = await founder()
    const taken = await founder(undefined, ANOTHER_UID)
    const answers = [
      await invite(manager.token, freshEmail()),
      await invite(manager.token, (await signedInCustomer()).email),
      await invite(manager.token, taken.email),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(codeOf(await accept(taken.token, await invitedToken(taken.email)))).toEqual([
      409,
      "companies.member_already",
    ])
    expect(codeOf(await invite(manager.token, manager.email))).toEqual([400, "companies.colleague_already"])
  })

  it("is mailed to one address five times an hour at most, by whatever company", async () => {
    const manager = await founder()
    const email = freshEmail()
    const statuses = []
    for (let count = 0; count < 6; count += 1) statuses.push((await invite(manager.token, email)).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })

  it("leaves one mail and no trace of the link in the database", async () => {
    const manager = await founder()
    const email = freshEmail()
    await invite(manager.token, email)
    const token = await invitedToken(email)
    await until("one mail", () => mails().filter(({ to }) => to === email).length === 1)
    const [, signature] = token.split(".")
    const rows = await sql(
      "select i::text as invitation, n::text as notice from company_invitation i, notification n where n.resource_id = i.id and i.email = $1",
      email,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(signature)
  })
})

describe("members", () => {
  it("see who is in the company, and change nothing without the right", async () => {
    const manager = await founder()
    const member = await colleague(manager)
    const own = await ownCompany(member.token)
    expect([own.company.right, own.company.invitations]).toEqual(["order", []])
    const id = await customerIdOf(manager.token)
    for (const refused of [
      await invite(member.token, freshEmail()),
      await api("PUT", `/company/members/${id}/`, { token: member.token, body: { right: "order" } }),
      await api("DELETE", `/company/members/${id}/`, { token: member.token }),
    ])
      expect(codeOf(refused)).toEqual([400, "companies.not_allowed"])
  })

  it("get another right, while somebody manages", async () => {
    const manager = await founder()
    const member = await colleague(manager)
    const give = async (who: string, right: string) =>
      api("PUT", `/company/members/${await customerIdOf(who)}/`, { token: manager.token, body: { right } })
    expect(codeOf(await give(manager.token, "order"))).toEqual([409, "companies.last_manager"])
    expect((await give(member.token, "manage")).status).toBe(200)
    expect((await give(manager.token, "order")).status).toBe(200)
    expect(await rights(member.token)).toEqual({ [manager.email]: "order", [member.email]: "manage" })
  })

  it("leave, but for the last who manages; with the last member the account is gone", async () => {
    const manager = await founder()
    const { uid } = (await ownCompany(manager.token)).company
    const member = await colleague(manager)
    const leave = (token: string) => api("POST", "/company/leave/", { token })
    expect(codeOf(await leave(manager.token))).toEqual([409, "companies.last_manager"])
    expect((await leave(member.token)).body).toMatchObject({ company: null })
    expect((await leave(manager.token)).status).toBe(200)
    expect(await sql("select from company_account where uid = $1", uid)).toEqual([])
  })

  it("don't leave their colleagues to a manager whose account is closed", async () => {
    const manager = await founder()
    const [closed, member] = [await colleague(manager, "manage"), await colleague(manager)]
    const path = `/admin/customers/${await customerIdOf(closed.token)}/deactivation`
    expect((await (await staff())("POST", path, { reason: "Ausgetreten" })).status).toBe(200)
    const leave = ({ token }: typeof manager) => api("POST", "/company/leave/", { token })
    expect(codeOf(await leave(manager))).toEqual([409, "companies.last_manager"])
    expect((await leave(member)).status).toBe(200)
    expect((await leave(manager)).status).toBe(200)
  })

  it("of whom two managers remove each other at the same time leave one", async () => {
    const one = await founder()
    const two = await colleague(one, "manage")
    const answers = await Promise.all([remove(one, two), remove(two, one)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })
})

describe("staff", () => {
  it("see the company on each member's page, and take somebody out, with an audit entry", async () => {
    const admin = await staff()
    const manager = await founder()
    const member = await colleague(manager)
    const id = await customerIdOf(manager.token)
    const { body } = await admin("GET", `/admin/customers/${id}/company`)
    expect(body.company.members.map(({ email }: { email: string }) => email)).toEqual([manager.email, member.email])

    expect((await admin("DELETE", `/admin/customers/${id}/company`)).status).toBe(200)
    expect(await rights(member.token)).toEqual({ [member.email]: "manage" })
    expect((await admin("GET", `/admin/customers/${id}/company`)).body).toEqual({ company: null })
    expect((await admin("DELETE", `/admin/customers/${id}/company`)).status).toBe(404)
    const [audit] = await sql("select * from audit_entry where subject_id = $1 order by created_at desc limit 1", id)
    expect(audit).toMatchObject({ action: "customer.leave-company", before: { company_account: body.company.name } })
  })

  it("see that nobody who manages can log in, and let somebody else manage then, but not else", async () => {
    const admin = await staff()
    const manager = await founder()
    const [member, closed] = [await colleague(manager), await colleague(manager)]
    const [managerId, id, closedId] = await Promise.all(
      [manager, member, closed].map(({ token }) => customerIdOf(token)),
    )
    const close = (of: string) => admin("POST", `/admin/customers/${of}/deactivation`, { reason: "Ausgetreten" })
    const company = async () => (await admin("GET", `/admin/customers/${id}/company`)).body.company
    const letManage = (of: string) => admin("POST", `/admin/customers/${of}/company/manager`)
    expect((await company()).is_managed).toBe(true)
    const early = await letManage(id)
    expect([early.status, early.body.non_field_errors[0]]).toEqual([
      409,
      expect.stringContaining("entscheidet sie selbst"),
    ])

    for (const one of [managerId, closedId]) expect((await close(one)).status).toBe(200)
    expect(await company()).toMatchObject({
      is_managed: false,
      members: [{ is_closed: true }, { is_closed: false }, { is_closed: true }],
    })
    expect((await letManage(closedId)).status).toBe(409)
    expect((await letManage(id)).status).toBe(200)
    expect((await company()).is_managed).toBe(true)
    expect((await rights(member.token))[member.email]).toBe("manage")
    expect((await ownCompany(member.token)).company.members[0]).not.toHaveProperty("is_closed")
    const [audit] = await sql("select * from audit_entry where subject_id = $1 order by created_at desc limit 1", id)
    expect(audit).toMatchObject({ action: "customer.manage-company", after: { company_account: expect.any(String) } })
    expect((await letManage(await customerIdOf((await signedInCustomer()).token))).status).toBe(404)
  })

  it("who erase a customer leave no member behind", async () => {
    const admin = await staff()
    const manager = await founder()
    const member = await colleague(manager)
    const id = await customerIdOf(manager.token)
    expect((await admin("POST", `/admin/customers/${id}/erasure`)).status).toBe(200)
    expect(await rights(member.token)).toEqual({ [member.email]: "manage" })
  })
})
