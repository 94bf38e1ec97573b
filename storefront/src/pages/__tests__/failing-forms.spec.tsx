import { screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { signUpDraft } from "../../features/auth/sign-up-draft"
import { describeFailing, type FailingForm, type User } from "../../test/failing-form"
import { closeToasts, expectSilence, FAILURES, openFailing } from "../../test/failing-shop"
import { enterCompany, enterPerson, finishRegistration } from "../../test/registration-form"
import ActivationResultPage from "../login/activation-result-page"
import CompleteProfilePage from "../login/complete-profile-page"
import LogInPage from "../login/log-in-page"
import SignUpPage from "../login/sign-up-page"

const DRAFT = { email: "anna@example.ch", password: "Dachstuhl 7" }

async function logIn(user: User) {
  await user.type(screen.getByLabelText("E-Mail Adresse"), DRAFT.email)
  await user.type(screen.getByLabelText("Passwort"), DRAFT.password)
  await user.click(screen.getByRole("button", { name: "Anmelden" }))
}

async function register(user: User) {
  await enterCompany(user)
  await enterPerson(user)
  await finishRegistration(user)
}

const FORMS: FailingForm[] = [
  {
    what: "the login",
    Page: LogInPage,
    address: "/log-in",
    call: "POST /token/login/",
    send: logIn,
    refusal: { username: ["Ungültig."], non_field_errors: ["Gesperrt."] },
    lines: ["E-Mail Adresse: Ungültig.", "Gesperrt."],
    button: "Anmelden",
    kept: ["E-Mail Adresse", DRAFT.email],
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
    kept: ["Vorname", "Anna"],
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

describeFailing(FORMS)

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
