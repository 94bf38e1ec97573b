import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, it } from "vitest"
import { aCompany, api, STAFF, signedInCustomer, sql, staff } from "../harness"
import { acceptInvitation, anInvitation, logInAsStaffUser } from "../harness/staff-session"
import { identity, SQUATTER } from "./squatted-login"

const PASSWORD = "Holz-und-Laser-2026"

const signUp = (email: string) => api("POST", "/signup/", { body: { ...aCompany, email, password: PASSWORD } })
const logIn = (email: string, password: string) => api("POST", "/token/login/", { body: { username: email, password } })
const isTaken = async (email: string) => (await api("GET", `/check-email/?email=${email}`)).body.exists

const identitiesOf = (email: string) =>
  sql(
    `select i.id, i.app_metadata as actors, p.provider_metadata->>'password' as password from provider_identity p
       join auth_identity i on i.id = p.auth_identity_id where p.entity_id = $1`,
    email,
  )

beforeEach(() => sql("delete from session_attempt"))

describe("an e-mail with a login of nobody", () => {
  it.each([
    ["without an actor", null],
    ["whose actor was taken away", { user_id: null }],
    ["of a user that there isn't any more", { user_id: "user_nix" }],
    ["of a customer that there isn't any more", { customer_id: "cus_nix" }],
  ])("is free for a sign-up, %s, and the password is the new one", async (_case, actors) => {
    const email = `frei-${randomUUID()}@example.ch`
    const squatted = await identity(email, actors)
    expect(await isTaken(email)).toBe(false)
    expect((await signUp(email)).status).toBe(201)
    const [customer] = await sql("select id from customer where email = $1", email)
    const kept = await identitiesOf(email)
    expect(kept.map(({ actors: own }) => own)).toEqual([{ customer_id: customer.id }])
    expect(kept[0].password).not.toBe(SQUATTER)
    expect(await sql("select 1 from auth_identity where id = $1", squatted)).toEqual([])
    expect(await isTaken(email)).toBe(true)
  })

  it("is one account's, of many simultaneous sign-ups", async () => {
    await identity("begehrt@example.ch")
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp("begehrt@example.ch")))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(400)])
    expect(await identitiesOf("begehrt@example.ch")).toHaveLength(1)
  })

  it("is somebody's invitation, of one and a sign-up at once", async () => {
    const admin = await staff()
    for (let round = 0; round < 4; round += 1) {
      const email = `eingeladen-${round}@example.ch`
      const { token } = await anInvitation(admin, email)
      await identity(email)
      const answers = await Promise.all([acceptInvitation(token, email, PASSWORD), signUp(email)])
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
      expect(await identitiesOf(email)).toHaveLength(1)
    }
  })

  it("is free for an invitation", async () => {
    const admin = await staff()
    const { token } = await anInvitation(admin, "neu-im-team@example.ch")
    await identity("neu-im-team@example.ch")
    expect((await acceptInvitation(token, "neu-im-team@example.ch", PASSWORD)).status).toBe(200)
    expect((await logInAsStaffUser({ email: "neu-im-team@example.ch", password: PASSWORD })).status).toBe(200)
  })

  it("is free for a customer whose login staff change", async () => {
    const admin = await staff()
    const { email, password } = await signedInCustomer()
    const [{ id }] = await sql("select id from customer where email = $1", email)
    await identity("umgezogen@example.ch")
    const changed = await admin("POST", `/admin/customers/${id}/login-email`, { email: "umgezogen@example.ch" })
    expect([changed.status, changed.body]).toEqual([200, {}])
    expect((await logIn("umgezogen@example.ch", password)).status).toBe(200)
  })
})

describe("an e-mail with a login of somebody", () => {
  it.each([
    ["a staff user's", () => STAFF.email],
    ["a customer's", async () => (await signedInCustomer()).email],
    [
      "one of a kind that the shop doesn't know",
      async () => {
        await identity("vertrieb@example.ch", { vendor_id: "vendor_1" })
        return "vertrieb@example.ch"
      },
    ],
  ])("isn't, and stays as it is: %s", async (_case, anEmail) => {
    const email = await anEmail()
    const before = await identitiesOf(email)
    expect(before).toHaveLength(1)
    expect(await isTaken(email)).toBe(true)
    const { status, body } = await signUp(email)
    expect([status, body.code]).toEqual([400, "email_exists"])
    expect(await identitiesOf(email)).toEqual(before)
  })
})
