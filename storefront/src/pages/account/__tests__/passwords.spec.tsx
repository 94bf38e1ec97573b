import { screen, waitFor } from "@testing-library/react"
import { Route, Routes } from "react-router-dom"
import { beforeEach, describe, expect, it } from "vitest"
import { paths } from "@/lib/paths"
import { session } from "@/lib/session/session"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import { profile } from "@/test/wire"
import PasswordResetConfirmPage from "../../login/password-reset-confirm-page"
import PasswordResetPage from "../../login/password-reset-page"
import LoginSettingsPage from "../login-settings-page"
import PasswordChangePage from "../password-change-page"

type User = ReturnType<typeof renderPage>["user"]
const NEW = "Neues-Passwort-2026"
const CHANGE = "POST /change-password/"
const CONFIRM = "POST /reset_user_password_confirm/"
const REQUEST = "POST /reset_user_password/"

describe("the password change", () => {
  beforeEach(() => session.signIn("old-token"))

  const open = () => renderPage(PasswordChangePage, "/password-change")
  async function change(user: User, current = "Altes", chosen = NEW, repeated = chosen) {
    if (current) await user.type(screen.getByLabelText("Aktuelles Passwort"), current)
    if (chosen) await user.type(screen.getByLabelText("Neues Passwort"), chosen)
    if (repeated) await user.type(screen.getByLabelText("Neues Passwort wiederholen"), repeated)
    await user.click(screen.getByRole("button", { name: "Passwort ändern" }))
  }

  it("tells that other devices are logged out, and shows what was typed if asked to", async () => {
    stubApi({})
    const { user } = open()
    expect(screen.getByText("Nach der Änderung werden Sie auf allen anderen Geräten abgemeldet.")).toBeTruthy()
    const [show] = screen.getAllByRole("button", { name: "Passwort anzeigen" })
    await user.click(show)
    expect(screen.getByLabelText<HTMLInputElement>("Aktuelles Passwort").type).toBe("text")
  })

  it("goes on with the new login, empties the fields and leads to the login settings after two seconds", async () => {
    const calls = stubApi({
      [CHANGE]: { body: { message: "Das Passwort wurde erfolgreich geändert.", token: "new-token" } },
    })
    const { user, address } = open()
    await change(user)
    expect(await screen.findByText("Das Passwort wurde erfolgreich geändert.")).toBeTruthy()
    expect(callsTo(calls, CHANGE)[0]?.body).toEqual({ current_password: "Altes", new_password: NEW })
    expect(session.authToken()).toBe("new-token")
    expect(screen.getByLabelText<HTMLInputElement>("Neues Passwort").value).toBe("")
    expect(address()).toBe("/password-change")
    await waitFor(() => expect(address()).toBe("/login-settings"), { timeout: 3_000 })
  })

  it("is told by the login settings at once, which were open shortly before", async () => {
    let last_password_change = "2026-11-02T08:00:00.000Z"
    stubApi({
      "GET /profile/": () => ({ body: { ...profile, last_password_change } }),
      [CHANGE]: () => {
        last_password_change = "2026-12-02T08:00:00.000Z"
        return { body: {} }
      },
    })
    const Pages = () => (
      <Routes>
        <Route path={paths.loginSettings} element={<LoginSettingsPage />} />
        <Route path={paths.passwordChange} element={<PasswordChangePage />} />
      </Routes>
    )
    const { user, queries } = renderPage(Pages, paths.loginSettings, "*")
    queries.setDefaultOptions({ queries: { staleTime: 60_000 } })
    await screen.findByText(/2\.11\.2026/)
    await user.click(screen.getByRole("link", { name: "Passwort ändern" }))
    await change(user)
    expect(await screen.findByText(/2\.12\.2026/, {}, { timeout: 5_000 })).toBeTruthy()
  })

  it("says so even if the server's answer is empty, and keeps the login it has", async () => {
    stubApi({ [CHANGE]: { body: {} } })
    const { user } = open()
    await change(user)
    expect(await screen.findByText("Das Passwort wurde erfolgreich geändert.")).toBeTruthy()
    expect(session.authToken()).toBe("old-token")
  })

  it.each([
    [
      "nothing",
      "",
      "",
      "",
      ["Bitte aktuelles Passwort eingeben", "Bitte neues Passwort eingeben", "Bitte Passwort wiederholen"],
    ],
    ["eleven characters", "Altes", "Elf-Zeichen", "Elf-Zeichen", ["Das Passwort muss mindestens 12 Zeichen lang sein"]],
    ["two that differ", "Altes", NEW, `${NEW}!`, ["Die Passwörter stimmen nicht überein"]],
  ])("sends nothing for %s", async (_what, current, chosen, repeated, messages) => {
    const calls = stubApi({})
    const { user } = open()
    await change(user, current, chosen, repeated)
    for (const message of messages) expect(await screen.findByText(message)).toBeTruthy()
    expect(calls).toEqual([])
  })

  it("shows the server's error", async () => {
    const error = "Das aktuelle Passwort ist nicht richtig."
    stubApi({ [CHANGE]: { status: 400, body: { current_password: [error], error } } })
    const { user } = open()
    await change(user)
    expect(await screen.findAllByText(error)).toHaveLength(1)
    expect(screen.getByLabelText<HTMLInputElement>("Neues Passwort").value).toBe(NEW)
  })
})

describe("the reset request", () => {
  const SENT = /Falls es zu dieser E-Mail-Adresse ein Konto gibt/

  async function ask(user: User) {
    await user.type(screen.getByLabelText("E-Mail Adresse"), "petra@example.ch")
    await user.click(screen.getByRole("button", { name: "Zurücksetzen" }))
  }

  it("forgets a stored login before it asks", async () => {
    session.signIn("old-token")
    const calls = stubApi({ [REQUEST]: {} })
    const { user } = renderPage(PasswordResetPage, "/password-reset")
    await ask(user)
    expect(await screen.findByText(SENT)).toBeTruthy()
    expect(callsTo(calls, REQUEST)[0]).toMatchObject({ body: { email: "petra@example.ch" }, authorization: null })
    expect(session.authToken()).toBeNull()
  })

  it("leads to login and registration", () => {
    stubApi({})
    renderPage(PasswordResetPage, "/password-reset")
    expect(screen.getByRole("link", { name: "Zur Anmeldung" }).getAttribute("href")).toBe("/log-in")
    expect(screen.getByRole("link", { name: "Jetzt registrieren" }).getAttribute("href")).toBe("/sign-up")
  })
})

describe("the reset confirmation", () => {
  const open = (query = "?uidb64=Y3Vz&token=abc") =>
    renderPage(PasswordResetConfirmPage, `/password/reset/confirm${query}`)

  async function choose(user: User, repeated = NEW) {
    await user.type(screen.getByLabelText("Neues Passwort"), NEW)
    await user.type(screen.getByLabelText("Neues Passwort wiederholen"), repeated)
    await user.click(screen.getByRole("button", { name: "zurücksetzen" }))
  }

  it("sets the password by the link", async () => {
    const calls = stubApi({ [CONFIRM]: {} })
    const { user } = open()
    await choose(user)
    expect(await screen.findByText("Ihr Passwort wurde erfolgreich zurückgesetzt.")).toBeTruthy()
    for (const link of screen.getAllByRole("link", { name: "Anmelden" }))
      expect(link.getAttribute("href")).toBe("/log-in")
    expect(screen.getByRole("link", { name: "Als Firmenkunde registrieren" }).getAttribute("href")).toBe("/sign-up")
    expect(callsTo(calls, CONFIRM)[0]?.body).toEqual({ uidb64: "Y3Vz", token: "abc", password: NEW })
  })

  it.each([
    ["was used", "used", /Mit diesem Link wurde bereits ein neues Passwort gesetzt/],
    ["has expired", "expired", /Dieser Link ist abgelaufen/],
  ])("asks for no password where the link %s, and offers another", async (_case, state, words) => {
    stubApi({ "POST /links/preview/": { body: { purpose: "reset", state, account: null } } })
    open()
    expect((await screen.findByRole("alert")).textContent).toMatch(words)
    expect(screen.queryByLabelText("Neues Passwort")).toBeNull()
    expect(screen.getByRole("link", { name: "Neuen Link anfordern" }).getAttribute("href")).toBe("/password-reset")
  })

  it("leads to the login where the link has set the password and the answer was lost", async () => {
    let state = "open"
    stubApi({
      "POST /links/preview/": () => ({ body: { purpose: "reset", state, account: null } }),
      [CONFIRM]: () => {
        state = "used"
        return { status: 503 }
      },
    })
    const { user } = open()
    await choose(user)
    expect(await screen.findByText(/Mit diesem Link wurde bereits ein neues Passwort gesetzt/)).toBeTruthy()
    expect(screen.getAllByRole("link", { name: "Anmelden" })).toHaveLength(2)
  })

  it("says for which account", async () => {
    const account = { company: "Holz Keller AG", first_name: "Petra", last_name: "Keller", email: "petra@example.ch" }
    stubApi({ "POST /links/preview/": { body: { purpose: "reset", state: "open", account } } })
    open()
    expect(await screen.findByText("Für das Konto petra@example.ch.")).toBeTruthy()
  })

  it("sends nothing for two that differ", async () => {
    const calls = stubApi({})
    const { user } = open()
    await choose(user, `${NEW}!`)
    expect(await screen.findByText("Die Passwörter stimmen nicht überein")).toBeTruthy()
    expect(calls.map(({ call }) => call)).toEqual(["POST /links/preview/"])
  })

  it("offers another link in place of an incomplete one", () => {
    stubApi({})
    open("?uidb64=Y3Vz")
    expect(screen.queryByLabelText("Neues Passwort")).toBeNull()
    expect(screen.getByRole("link", { name: "Neuen Link anfordern" }).getAttribute("href")).toBe("/password-reset")
  })
})
