import { beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { linkIn, mailTo, STAFF, sql, staff } from "../harness"
import { acceptInvitation, anInvitation, staffAs, stockCall } from "../harness/staff-session"

const PASSWORD = "Nivellier-und-Latte-7"
let admin: Awaited<ReturnType<typeof staff>>
let firstId: string
beforeAll(async () => {
  admin = await staff()
  firstId = (await admin("GET", "/admin/users/me")).body.user.id
})

const roleOf = async (id: string) =>
  (await admin("GET", "/admin/team")).body.members.find((member: { id: string }) => member.id === id)?.role
const entries = (action: string, id: string) =>
  sql("select before, after from audit_entry where action = $1 and subject_id = $2 order by created_at", action, id)
const setRole = (id: string, role: string) => admin("POST", `/admin/team/members/${id}/role`, { role })

it("the first staff user is an owner", async () => {
  expect(await roleOf(firstId)).toBe("owner")
})

describe("an invitation into a role", () => {
  it("is mailed, shown with its role, and brings it", async () => {
    const sent = await admin("POST", "/admin/team/invitations", { email: "Thea.Theke@example.ch", role: "counter" })
    expect(sent.status).toBe(201)
    const { invitations } = (await admin("GET", "/admin/team")).body
    expect(invitations).toContainEqual(
      expect.objectContaining({ id: sent.body.id, email: "thea.theke@example.ch", role: "counter", is_expired: false }),
    )
    const mail = await mailTo("thea.theke@example.ch", /Einladung in die Verwaltung/)
    const token = linkIn(mail, "/app/invite").searchParams.get("token") ?? ""
    const accepted = await acceptInvitation(token, "thea.theke@example.ch", PASSWORD)
    expect(await roleOf(accepted.body.user.id)).toBe("counter")
    expect((await admin("GET", "/admin/team")).body.invitations).not.toContainEqual(
      expect.objectContaining({ id: sent.body.id }),
    )
    const after = { email: "thea.theke@example.ch", role: "counter" }
    expect(await entries("staff.invite", sent.body.id)).toEqual([{ before: null, after }])
    expect(await entries("staff.join", accepted.body.user.id)).toMatchObject([{ after }])
  })

  it("is made on the team's page alone, which Medusa's names", async () => {
    const { status, body } = await admin("POST", "/admin/invites", { email: "ohne-rolle@example.ch" })
    expect([status, body.message]).toEqual([400, expect.stringContaining("«Team»")])
    expect(await sql("select 1 from invite where email = 'ohne-rolle@example.ch'")).toEqual([])
  })

  it("from before roles has the least", async () => {
    const { id, token } = await anInvitation(admin, "von-frueher@example.ch", "owner")
    await sql("delete from session_staff_invitation where invite_id = $1", id)
    const accepted = await acceptInvitation(token, "von-frueher@example.ch", PASSWORD)
    expect(await roleOf(accepted.body.user.id)).toBe("counter")
  })

  it("leaves no role behind once it is taken back", async () => {
    const { body } = await admin("POST", "/admin/team/invitations", { email: "doch-nicht@example.ch", role: "owner" })
    await admin("DELETE", `/admin/invites/${body.id}`)
    const again = await admin("POST", "/admin/team/invitations", { email: "doch-nicht@example.ch", role: "office" })
    expect(again.status).toBe(201)
    expect(await sql("select role from session_staff_invitation where invite_id = $1", again.body.id)).toEqual([
      { role: "office" },
    ])
  })

  it.each([
    ["nobody", { email: "", role: "office" }, "email"],
    ["no e-mail", { email: "x", role: "office" }, "email"],
    ["no role", { email: "frei-1@example.ch" }, "role"],
    ["a role that there isn't", { email: "frei-2@example.ch", role: "admin" }, "role"],
    ["who is on the team", { email: STAFF.email.toUpperCase(), role: "office" }, "email"],
  ])("isn't made for %s", async (_case, body, field) => {
    const answer = await admin("POST", "/admin/team/invitations", body)
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]])
  })

  it("is made once for an e-mail, however many ask at the same time", async () => {
    const body = { email: "gleichzeitig@example.ch", role: "counter" }
    const answers = await Promise.all(Array.from({ length: 4 }, () => admin("POST", "/admin/team/invitations", body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400])
  })
})

describe("a role", () => {
  it("is changed, with what it was in the log, and once", async () => {
    const person = await staffAs("counter")
    expect((await setRole(person.id, "office")).status).toBe(200)
    expect((await setRole(person.id, "office")).status).toBe(200)
    expect(await roleOf(person.id)).toBe("office")
    expect(await entries("staff.role", person.id)).toEqual([{ before: { role: "counter" }, after: { role: "office" } }])
  })

  it("is nobody's who isn't on the team", async () => {
    expect((await setRole("user_niemand", "office")).status).toBe(404)
    expect((await setRole(firstId, "admin")).status).toBe(400)
  })
})

describe("who invited", () => {
  const isOpen = async (id: string) =>
    (await admin("GET", "/admin/team")).body.invitations.some((invitation: { id: string }) => invitation.id === id)

  it.each([
    ["is taken off the team", (id: string) => admin("DELETE", `/admin/users/${id}`)],
    ["is no owner any more", (id: string) => setRole(id, "office")],
  ])("and %s, invites nobody any more; others go on", async (how, act) => {
    const email = `rueckweg-${how.length}@example.ch`
    const inviter = await staffAs("owner")
    const ended = await anInvitation(inviter.call, email)
    const other = await anInvitation(admin, `bleibt-${how.length}@example.ch`)
    expect((await act(inviter.id)).status).toBe(200)
    expect([await isOpen(ended.id), await isOpen(other.id)]).toEqual([false, true])
    expect((await acceptInvitation(ended.token, email, PASSWORD)).status).toBe(400)
    expect((await admin("POST", "/admin/team/invitations", { email, role: "office" })).status).toBe(201)
  })

  it("is asked for once more when the invitation is accepted", async () => {
    const inviter = await staffAs("owner")
    const { token } = await anInvitation(inviter.call, "zu-spaet@example.ch")
    await sql("update session_staff_role set role = 'office' where user_id = $1", inviter.id)
    expect((await acceptInvitation(token, "zu-spaet@example.ch", PASSWORD)).status).toBe(400)
  })
})

describe("the last owner", () => {
  /** Nobody but these is an owner while it runs. */
  async function alone(...ids: string[]) {
    const others = await sql(
      "update session_staff_role set role = 'office' where role = 'owner' and not user_id = any($1) returning user_id",
      ids,
    )
    const back = others.map(({ user_id }) => user_id)
    onTestFinished(async () => {
      await sql("update session_staff_role set role = 'owner' where user_id = any($1)", back)
    })
  }

  it("keeps the role and the place on the team", async () => {
    await alone(firstId)
    const refused = await setRole(firstId, "office")
    expect([refused.status, refused.body.non_field_errors]).toEqual([
      409,
      [expect.stringContaining("der letzte Inhaber")],
    ])
    expect((await admin("DELETE", `/admin/users/${firstId}`)).status).toBe(409)
    expect(await roleOf(firstId)).toBe("owner")
  })

  it("stays when two owners demote each other, or themselves, at the same moment", async () => {
    const [one, other] = [await staffAs("owner"), await staffAs("owner")]
    await alone(one.id, other.id)
    const demote = (by: typeof one, id: string) =>
      by.call("POST", `/admin/team/members/${id}/role`, { role: "counter" })
    const answers = await Promise.all([demote(one, other.id), demote(other, one.id), demote(one, one.id)])
    expect(answers.map(({ status }) => status)).toContain(200)
    expect(await sql("select 1 from session_staff_role where role = 'owner'")).toHaveLength(1)
  })

  it("stays when two owners delete each other at the same moment", async () => {
    const [one, other] = [await staffAs("owner"), await staffAs("owner")]
    await alone(one.id, other.id)
    const answers = await Promise.all([
      one.call("DELETE", `/admin/users/${other.id}`),
      other.call("DELETE", `/admin/users/${one.id}`),
    ])
    expect(answers.map(({ status }) => status).toSorted()).not.toEqual([200, 200])
    expect(await sql("select 1 from session_staff_role where role = 'owner'")).toHaveLength(1)
  })
})

it("who is taken off the team leaves no role, and the log says who it was", async () => {
  const person = await staffAs("office")
  const answer = await admin("DELETE", `/admin/users/${person.id}`)
  expect([answer.status, answer.body]).toEqual([200, { id: person.id, object: "user", deleted: true }])
  expect((await person.call("GET", "/admin/users/me")).status).toBe(401)
  expect(await sql("select 1 from session_staff_role where user_id = $1", person.id)).toEqual([])
  expect(await entries("staff.remove", person.id)).toEqual([
    { before: { email: person.email, role: "office" }, after: null },
  ])
  expect((await admin("DELETE", `/admin/users/${person.id}`)).status).toBe(404)
})

it("a secret key changes nobody's role", async () => {
  const { body } = await admin("POST", "/admin/api-keys", { title: "Rollen", type: "secret" })
  const headers = { authorization: `Basic ${Buffer.from(`${body.api_key.token}:`).toString("base64")}` }
  const person = await staffAs("counter")
  const sent = { headers, body: { role: "owner" } }
  expect((await stockCall("POST", `/admin/team/members/${person.id}/role`, sent)).status).toBe(400)
  expect(await roleOf(person.id)).toBe("counter")
})
