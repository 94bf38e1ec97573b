import { beforeEach, describe, expect, it } from "vitest"
import { api, linkIn, mailTo, signedInCustomer, sql } from "../harness"

beforeEach(() => sql("delete from session_attempt"))

const NEW = "Neues-Passwort-2026"
const change = (token: string, current_password: string, new_password = NEW) =>
  api("POST", "/change-password/", { token, body: { current_password, new_password } })
const isSignedIn = async (token: string) => (await api("GET", "/profile/", { token })).status === 200
const logIn = async (username: string, password: string) =>
  (await api("POST", "/token/login/", { body: { username, password } })).body.auth_token

async function resetLink(email: string) {
  await api("POST", "/reset_user_password/", { body: { email } })
  return Object.fromEntries(linkIn(await mailTo(email, /Neues Passwort/), "/password/reset/confirm").searchParams)
}

describe("POST /change-password/", () => {
  it("goes on with a new login and ends all others, as a reset does", async () => {
    const { email, password, token } = await signedInCustomer()
    const phone = await logIn(email, password)
    const { status, body } = await change(token, password)
    expect(status).toBe(200)
    expect(body.message).toBe("Das Passwort wurde erfolgreich geändert.")
    expect([await isSignedIn(body.token), await isSignedIn(token), await isSignedIn(phone)]).toEqual([
      true,
      false,
      false,
    ])
    expect(await logIn(email, password)).toBeUndefined()
    expect(await logIn(email, NEW)).toBeTruthy()
    const reset = { ...(await resetLink(email)), password: "Noch-ein-Passwort-1" }
    expect((await api("POST", "/reset_user_password_confirm/", { body: reset })).status).toBe(200)
    expect(await isSignedIn(body.token)).toBe(false)
  })

  it("ends what was sent to set a new one before", async () => {
    const { email, password, token } = await signedInCustomer()
    const link = await resetLink(email)
    expect((await change(token, password)).status).toBe(200)
    const answer = await api("POST", "/reset_user_password_confirm/", {
      body: { ...link, password: "Fremdes-Passwort-1" },
    })
    expect(answer.status).toBe(400)
    expect(await logIn(email, NEW)).toBeTruthy()
  })

  it("notes when", async () => {
    const { password, token } = await signedInCustomer()
    expect((await api("GET", "/profile/", { token })).body.last_password_change).toBeNull()
    const { body } = await change(token, password)
    const profile = await api("GET", "/profile/", { token: body.token })
    expect(Date.now() - Date.parse(profile.body.last_password_change)).toBeLessThan(60_000)
  })

  it("refuses a wrong current password where the page reads it, and the login stays", async () => {
    const { token } = await signedInCustomer()
    const { status, body } = await change(token, "falsch")
    expect(status).toBe(400)
    expect(body.error).toBe("Das aktuelle Passwort ist nicht richtig.")
    expect(await isSignedIn(token)).toBe(true)
  })

  it.each([
    [
      "elf Zeichen",
      { new_password: "x".repeat(11) },
      "new_password",
      "Das Passwort muss mindestens 12 Zeichen lang sein",
    ],
    ["none", { new_password: "" }, "new_password", "Bitte neues Passwort eingeben"],
    ["no current one", { current_password: "" }, "current_password", "Bitte aktuelles Passwort eingeben"],
    ["129 characters", { new_password: "x".repeat(129) }, "new_password", "Höchstens 128 Zeichen."],
  ])("refuses %s", async (_name, changed, field, message) => {
    const { token, password } = await signedInCustomer()
    const body = { current_password: password, new_password: NEW, ...changed }
    const answer = await api("POST", "/change-password/", { token, body })
    expect([answer.status, answer.body]).toEqual([400, { [field]: [message], error: message }])
  })

  it("takes one of two changes at the same time", async () => {
    const { email, password, token } = await signedInCustomer()
    const passwords = ["Erstes-Passwort-1", "Zweites-Passwort-2"]
    const answers = await Promise.all(passwords.map((chosen) => change(token, password, chosen)))
    const taken = passwords.filter((_chosen, index) => answers[index].status === 200)
    expect(taken).toHaveLength(1)
    expect(await logIn(email, taken[0])).toBeTruthy()
  })

  it("can't be guessed at: 429 from the eleventh wrong password in 15 minutes", async () => {
    const { password, token } = await signedInCustomer()
    for (let guess = 0; guess < 10; guess++) expect((await change(token, "falsch")).status).toBe(400)
    const { status, body } = await change(token, password)
    expect([status, body.error]).toEqual([429, "Zu viele Versuche. Bitte versuchen Sie es in 15 Minuten erneut."])
  })
})

describe("an account that staff closed", () => {
  it("is logged out at once and can't log in; a stranger isn't told", async () => {
    const { email, password, token } = await signedInCustomer()
    await sql("update session_account set deactivated_at = now() where email = $1", email)
    expect(await isSignedIn(token)).toBe(false)
    const known = await api("POST", "/token/login/", { body: { username: email, password } })
    expect(known.body).toEqual({ non_field_errors: ["Dieses Konto ist gesperrt. Bitte rufen Sie uns an."] })
    const stranger = await api("POST", "/token/login/", { body: { username: email, password: "falsch" } })
    expect(stranger.body).toEqual({ non_field_errors: ["E-Mail-Adresse oder Passwort ist nicht richtig."] })
  })
})
