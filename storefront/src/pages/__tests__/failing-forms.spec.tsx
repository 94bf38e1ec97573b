import { screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { signUpDraft } from "../../features/auth/sign-up-draft"
import { session } from "../../lib/session"
import { closeToasts, expectSilence, FAILURES, LOST, NO_ANSWER, openFailing } from "../../test/failing-shop"
import ActivationResultPage from "../activation-result-page"
import CompleteProfilePage from "../complete-profile-page"
import LogInPage from "../log-in-page"
import SignUpPage from "../sign-up-page"

type User = ReturnType<typeof openFailing>["user"]
const DRAFT = { email: "anna@example.ch", password: "Dachstuhl 7" }

async function logIn(user: User) {
  await user.type(screen.getByLabelText("E-Mail Adresse"), DRAFT.email)
  await user.type(screen.getByLabelText("Passwort"), DRAFT.password)
  await user.click(screen.getByRole("button", { name: "Anmelden" }))
}

async function register(user: User) {
  await user.click(screen.getByRole("button", { name: "Firma manuell eingeben" }))
  await user.type(screen.getByLabelText("Firmenname"), "Muster Holzbau AG")
  await user.type(screen.getByLabelText("Strasse und Hausnummer"), "Musterstrasse 1")
  await user.type(screen.getByLabelText("PLZ"), "9000")
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Ort").value).toBe("St. Gallen"))
  await user.click(screen.getByRole("button", { name: "Firma übernehmen" }))
  await user.selectOptions(screen.getByLabelText("Branche"), "Holzbau")
  for (const label of ["Vorname", "Name", "Telefon"]) await user.type(screen.getByLabelText(label), "071")
  await user.click(screen.getByRole("button", { name: "Registrierung abschliessen" }))
}

const FORMS = [
  {
    what: "the login",
    Page: LogInPage,
    address: "/log-in",
    call: "POST /token/login/",
    send: logIn,
    refusal: { username: ["Ungültig."], non_field_errors: ["Gesperrt."] },
    lines: ["E-Mail Adresse: Ungültig.", "Gesperrt."],
    button: "Anmelden",
  },
  {
    what: "the registration",
    Page: CompleteProfilePage,
    address: "/complete-profile",
    call: "POST /signup/",
    send: register,
    refusal: { phone: ["Höchstens 50 Zeichen."], postalcode: ["Höchstens 10 Zeichen."] },
    lines: ["Telefon: Höchstens 50 Zeichen.", "PLZ: Höchstens 10 Zeichen."],
    button: "Registrierung abschliessen",
  },
  {
    what: "the activation",
    Page: ActivationResultPage,
    address: "/activation/result?uidb64=Y3Vz&token=abc",
    call: "POST /activate/",
    send: async () => {},
    refusal: { token: ["Der Link ist unvollständig."], non_field_errors: ["Der Link ist abgelaufen."] },
    lines: ["Der Link ist abgelaufen."],
    button: undefined,
  },
]

beforeEach(() => signUpDraft.set(DRAFT))
afterEach(closeToasts)

describe.each(FORMS)("$what", ({ send, refusal, lines, button, ...page }) => {
  const isReadyAgain = () =>
    waitFor(() => {
      if (button) expect(screen.getByRole("button", { name: button }).getAttribute("aria-busy")).toBeNull()
    })

  it.each(LOST)("names the phone number when the shop %s, and keeps what was typed", async (_how, answer) => {
    const { user, address } = openFailing(page, answer)
    await send(user)
    expect(await screen.findByText(NO_ANSWER)).toBeTruthy()
    await isReadyAgain()
    expect(address()).toBe(page.address)
    expect(session.authToken()).toBeNull()
  })

  it("shows each reason of a refusal as 'field: message'", async () => {
    const { user } = openFailing(page, { status: 400, body: refusal })
    await send(user)
    for (const line of lines) expect(await screen.findByText(line)).toBeTruthy()
    expect(screen.queryByText(NO_ANSWER)).toBeNull()
    await isReadyAgain()
  })
})

describe("the check of the e-mail", () => {
  const page = { Page: SignUpPage, address: "/sign-up", call: "GET /check-email/" }

  it.each(FAILURES)("stops silently when the shop %s, and the way goes on", async (_how, answer) => {
    signUpDraft.clear()
    const { user, address } = openFailing(page, answer)
    await user.type(screen.getByLabelText("E-Mail Adresse"), DRAFT.email)
    for (const label of ["Passwort", "Passwort wiederholen"])
      await user.type(screen.getByLabelText(label), DRAFT.password)
    await waitFor(() => expect(screen.queryByText(/wird geprüft/i)).toBeNull())
    expectSilence()
    await user.click(screen.getByRole("button", { name: "Weiter" }))
    await waitFor(() => expect(address()).toBe("/complete-profile"))
  })
})
