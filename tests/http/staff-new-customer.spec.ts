import { describe, expect, it } from "vitest"
import { api, linkIn, mails, mailTo, staff, until } from "../harness"

const CALLER = {
  ...{ company: "Neubau AG", company_uid: "", sector: "Tiefbau", address: "Weg 1", postalcode: "9000" },
  ...{ city: "St. Gallen", first_name: "Nora", last_name: "Neu", phone: "+41 71 000 00 22" },
  ...{ email: "Nora.Neu@example.ch", is_invited: true },
}
const open = async (changes: object = {}) => (await staff())("POST", "/admin/shop-customers", { ...CALLER, ...changes })

describe("an account that staff open for who calls", () => {
  it("is hers by the link of the mail, by which she sets a password", async () => {
    const { status, body } = await open()
    expect(status, JSON.stringify(body)).toBe(201)
    const link = linkIn(await mailTo("nora.neu@example.ch", /^Ihr Konto bei uns$/), "/password/reset/confirm")
    const password = "Neubau-und-Laser-2026"
    const { uidb64, token } = Object.fromEntries(link.searchParams)
    expect((await api("POST", "/reset_user_password_confirm/", { body: { uidb64, token, password } })).status).toBe(200)
    const login = await api("POST", "/token/login/", { body: { username: "nora.neu@example.ch", password } })
    expect(login.status).toBe(200)
    const profile = await api("GET", "/profile/", { token: login.body.auth_token })
    expect(profile.body).toMatchObject({ company_name: "Neubau AG", first_name: "Nora", email: "nora.neu@example.ch" })
  })

  it("sends nothing where she isn't invited, and she asks for a password when she likes", async () => {
    expect((await open({ email: "still@example.ch", is_invited: false })).status).toBe(201)
    await api("POST", "/reset_user_password/", { body: { email: "still@example.ch" } })
    await until("the mail that she asked for", () => mails().find(({ to }) => to.includes("still@example.ch")))
    expect(
      mails()
        .filter(({ to }) => to.includes("still@example.ch"))
        .map(({ subject }) => subject),
    ).toEqual(["Neues Passwort setzen"])
  })

  it.each<[string, object, string]>([
    ["an e-mail that has an account", { email: "NORA.neu@example.ch" }, "email"],
    ["no e-mail", { email: "" }, "email"],
    ["a wrong number of the register", { email: "x@example.ch", company_uid: "CHE-1" }, "company_uid"],
    ["no name", { email: "x@example.ch", last_name: " " }, "last_name"],
  ])("isn't opened with %s", async (_case, changes, field) => {
    const { status, body } = await open(changes)
    expect([status, Object.keys(body).filter((key) => key !== "code")]).toEqual([400, [field]])
  })
})
