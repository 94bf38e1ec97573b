import { screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, expect } from "vitest"
import { session } from "../../lib/session/session"
import { describeFailing, type FailingForm, type User } from "../../test/failing-form"
import { CART, closeToasts } from "../../test/failing-shop"
import { profile, savedAddress } from "../../test/wire"
import AccountEditPage from "../account/account-edit-page"
import EditAddressPage from "../account/edit-address-page"
import NewAddressPage from "../account/new-address-page"
import PasswordChangePage from "../account/password-change-page"
import CheckoutPage from "../checkout/checkout-page"
import PasswordResetConfirmPage from "../login/password-reset-confirm-page"

const NEW_PASSWORD = "Neues-Passwort-7"

const press = async (user: User, name: string) => user.click(await screen.findByRole("button", { name }))

async function fillAddress(user: User) {
  for (const label of ["Vorname*", "Nachname*", "Strasse und Hausnummer*"])
    await user.type(await screen.findByLabelText(label), "X")
  await user.type(screen.getByLabelText("PLZ*"), "8005")
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Ort*").value).toBe("Zürich"))
}

async function chooseNewPassword(user: User) {
  for (const label of ["Neues Passwort", "Neues Passwort wiederholen"])
    await user.type(screen.getByLabelText(label), NEW_PASSWORD)
}

const ADDRESS_REFUSAL = {
  refusal: { first_name: ["Höchstens 150 Zeichen."], postalcode: ["Höchstens 10 Zeichen."] },
  lines: ["Vorname: Höchstens 150 Zeichen.", "PLZ: Höchstens 10 Zeichen."],
}

/** Forms of the customer area (spec "customer area" §8; for the profile ruling 2a). */
const FORMS: FailingForm[] = [
  {
    what: "the profile",
    Page: AccountEditPage,
    address: "/account/edit",
    call: "PUT /profile/",
    send: async (user) => {
      await user.type(await screen.findByLabelText("Firma"), " Nord")
      await press(user, "Kundenkonto speichern")
    },
    refusal: { company: ["Höchstens 150 Zeichen."], non_field_errors: ["Gesperrt."] },
    lines: ["Firma: Höchstens 150 Zeichen.", "Gesperrt."],
    button: "Kundenkonto speichern",
    kept: ["Firma", `${profile.company_name} Nord`],
  },
  {
    what: "a new address",
    Page: NewAddressPage,
    address: "/account/addresses/new",
    call: "POST /addresses/",
    send: async (user) => {
      await fillAddress(user)
      await press(user, "Hinzufügen")
    },
    unanswered: "Fehler beim Speichern der Adresse",
    repeatsItWhenRefused: true,
    ...ADDRESS_REFUSAL,
    button: "Hinzufügen",
    kept: ["PLZ*", "8005"],
  },
  {
    what: "a changed address",
    Page: EditAddressPage,
    address: `/account/addresses/${savedAddress.id}/edit`,
    route: "/account/addresses/:id/edit",
    call: `PUT /addresses/${savedAddress.id}/`,
    send: async (user) => {
      await user.type(await screen.findByLabelText("Ort*"), " SG")
      await press(user, "Speichern")
    },
    unanswered: "Fehler beim Speichern der Adresse",
    repeatsItWhenRefused: true,
    ...ADDRESS_REFUSAL,
    button: "Speichern",
    kept: ["Ort*", "St. Gallen SG"],
  },
  {
    what: "an address in the checkout's modal",
    Page: CheckoutPage,
    address: "/cart/checkout",
    call: "POST /addresses/",
    send: async (user) => {
      await press(user, "Lieferadresse: andere Adresse wählen")
      await press(user, "Neue Adresse hinzufügen")
      await fillAddress(user)
      await press(user, "Hinzufügen")
    },
    unanswered: "Fehler beim Speichern der Adresse. Bitte versuchen Sie es erneut.",
    ...ADDRESS_REFUSAL,
    button: "Hinzufügen",
    kept: ["PLZ*", "8005"],
  },
  {
    what: "the order",
    Page: CheckoutPage,
    address: "/cart/checkout",
    call: `POST /checkout/${CART}/`,
    send: async (user) => {
      await user.type(await screen.findByLabelText(/Ihre Bestellreferenz/), "BV-2026-118")
      await press(user, "Jetzt bestellen")
    },
    repeatsItWhenRefused: true,
    refusal: { city2: ["Bitte Ort eingeben"], non_field_errors: ["Gesperrt."] },
    lines: ["Ort (Lieferadresse): Bitte Ort eingeben", "Gesperrt."],
    button: "Jetzt bestellen",
    kept: ["Ihre Bestellreferenz (optional)", "BV-2026-118"],
  },
  {
    what: "the password change",
    Page: PasswordChangePage,
    address: "/password-change",
    call: "POST /change-password/",
    send: async (user) => {
      await user.type(screen.getByLabelText("Aktuelles Passwort"), "Altes-Passwort-6")
      await chooseNewPassword(user)
      await press(user, "Passwort ändern")
    },
    unanswered: "Das Passwort konnte nicht geändert werden. Bitte versuchen Sie es erneut.",
    refusal: { error: ["Das aktuelle Passwort ist nicht richtig."] },
    lines: ["Das aktuelle Passwort ist nicht richtig."],
    button: "Passwort ändern",
    kept: ["Neues Passwort", NEW_PASSWORD],
  },
  {
    what: "the reset confirmation",
    Page: PasswordResetConfirmPage,
    address: "/password/reset/confirm?uidb64=Y3Vz&token=abc",
    call: "POST /reset_user_password_confirm/",
    send: async (user) => {
      await chooseNewPassword(user)
      await press(user, "zurücksetzen")
    },
    refusal: { password: ["Höchstens 128 Zeichen."], non_field_errors: ["Der Link ist abgelaufen."] },
    lines: ["Passwort: Höchstens 128 Zeichen.", "Der Link ist abgelaufen."],
    button: "zurücksetzen",
    kept: ["Neues Passwort", NEW_PASSWORD],
  },
]

beforeEach(() => {
  session.signIn("t1")
  session.adoptCart(CART)
})
afterEach(closeToasts)

describeFailing(FORMS)
