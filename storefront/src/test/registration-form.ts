import { screen, waitFor } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { expect } from "vitest"

/** Enters the company of the sign-up's second step by hand. */
export async function enterCompany(user: UserEvent) {
  await user.click(screen.getByRole("button", { name: "Firma manuell eingeben" }))
  await user.type(screen.getByLabelText("Firmenname"), "Muster Holzbau AG")
  await user.type(screen.getByLabelText("Strasse und Hausnummer"), "Musterstrasse 1")
  await user.type(screen.getByLabelText("PLZ"), "9000")
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Ort").value).toBe("St. Gallen"))
  await user.click(screen.getByRole("button", { name: "Firma übernehmen" }))
}

export async function enterPerson(user: UserEvent) {
  await user.selectOptions(screen.getByLabelText("Branche"), "Holzbau")
  await user.type(screen.getByLabelText("Vorname"), "Anna")
  await user.type(screen.getByLabelText("Name"), "Muster")
  await user.type(screen.getByLabelText("Telefon"), "+41 71 000 00 00")
}

export const finishRegistration = (user: UserEvent) =>
  user.click(screen.getByRole("button", { name: "Registrierung abschliessen" }))
