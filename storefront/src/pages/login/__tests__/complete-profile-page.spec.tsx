import { screen, waitFor } from "@testing-library/react"
import { beforeEach, describe, expect, it } from "vitest"
import { signUpDraft } from "@/features/auth/sign-up-draft"
import { enterCompany, enterPerson, finishRegistration } from "@/test/registration-form"
import { renderPage } from "@/test/render-page"
import { callsTo, stubApi } from "@/test/stub-api"
import CompleteProfilePage from "../complete-profile-page"

describe("sign-up, step 2", () => {
  beforeEach(() => signUpDraft.set({ email: "anna@example.ch", password: "Dachstuhl 7" }))

  it("leads back to step 1 without its draft", () => {
    signUpDraft.clear()
    const { address } = renderPage(CompleteProfilePage, "/complete-profile")
    expect(address()).toBe("/sign-up")
  })

  it("registers a company entered by hand and forgets the draft", async () => {
    const calls = stubApi({ "POST /signup/": { status: 201 } })
    const { user, address } = renderPage(CompleteProfilePage, "/complete-profile")
    expect(screen.getByText("Schritt 2 von 2")).toBeTruthy()
    await enterCompany(user)
    await enterPerson(user)
    await finishRegistration(user)
    await waitFor(() => expect(address()).toBe("/activation"))
    expect(callsTo(calls, "POST /signup/")[0]?.body).toEqual({
      email: "anna@example.ch",
      password: "Dachstuhl 7",
      company: "Muster Holzbau AG",
      company_uid: null,
      sector: "Holzbau",
      first_name: "Anna",
      last_name: "Muster",
      address: "Musterstrasse 1",
      postalcode: "9000",
      city: "St. Gallen",
      phone: "+41 71 000 00 00",
    })
    expect(signUpDraft.get()).toBeNull()
  })

  it("asks for everything that is missing", async () => {
    const calls = stubApi({})
    const { user } = renderPage(CompleteProfilePage, "/complete-profile")
    await finishRegistration(user)
    for (const message of [
      "Bitte wählen Sie eine Firma aus der Suche aus oder geben Sie die Daten manuell ein",
      "Bitte Branche auswählen",
      "Bitte Vornamen eingeben",
      "Bitte Namen eingeben",
      "Bitte Telefonnummer eingeben",
    ]) {
      expect(await screen.findByText(message)).toBeTruthy()
    }
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Firma suchen")))
    await user.click(screen.getByRole("button", { name: "Firma manuell eingeben" }))
    await user.click(screen.getByRole("button", { name: "Firma übernehmen" }))
    for (const message of [
      "Bitte Firmennamen eingeben",
      "Bitte Adresse eingeben",
      "Bitte PLZ eingeben",
      "Bitte Ort eingeben",
    ]) {
      expect(await screen.findByText(message)).toBeTruthy()
    }
    expect(calls).toEqual([])
  })

  it("leads from the chosen company back to the search", async () => {
    stubApi({})
    const { user } = renderPage(CompleteProfilePage, "/complete-profile")
    await enterCompany(user)
    await user.click(screen.getByRole("button", { name: "Firma ändern" }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Firma suchen")))
  })

  it("sends an e-mail that has an account to the login", async () => {
    stubApi({
      "POST /signup/": {
        status: 400,
        body: { email: ["Diese E-Mail-Adresse ist bereits registriert."], code: "email_exists" },
      },
    })
    const { user, address } = renderPage(CompleteProfilePage, "/complete-profile")
    await enterCompany(user)
    await enterPerson(user)
    await finishRegistration(user)
    await waitFor(() => expect(address()).toBe("/log-in?email=anna%40example.ch&message=already_registered"))
    expect(sessionStorage.getItem("sign_up_draft")).toBeNull()
  })

  it("shows refused fields by their German label and keeps what was typed", async () => {
    stubApi({
      "POST /signup/": { status: 400, body: { postalcode: ["Höchstens 10 Zeichen."] } },
      "GET /check-email/": { body: { exists: false } },
    })
    const { user } = renderPage(CompleteProfilePage, "/complete-profile")
    await enterCompany(user)
    await enterPerson(user)
    await finishRegistration(user)
    expect(await screen.findByText("PLZ: Höchstens 10 Zeichen.")).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>("Vorname").value).toBe("Anna")
    expect(screen.getByText("Muster Holzbau AG")).toBeTruthy()
  })

  it("is there again after a reload, for the same e-mail only", async () => {
    stubApi({})
    const { user, unmount } = renderPage(CompleteProfilePage, "/complete-profile")
    await enterCompany(user)
    await enterPerson(user)
    unmount()
    const second = renderPage(CompleteProfilePage, "/complete-profile")
    expect(screen.getByText("Muster Holzbau AG")).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>("Telefon").value).toBe("+41 71 000 00 00")
    expect(screen.getByLabelText<HTMLSelectElement>("Branche").value).toBe("Holzbau")
    second.unmount()
    signUpDraft.set({ email: "beat@example.ch", password: "Dachstuhl 7" })
    renderPage(CompleteProfilePage, "/complete-profile")
    expect(screen.queryByText("Muster Holzbau AG")).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>("Telefon").value).toBe("")
  })
})
