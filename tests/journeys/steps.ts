import type { Locator, Page } from "playwright"
import { linkIn, mailTo } from "../harness"
import { expect } from "./expect"

export interface Period {
  start: string
  end: string
}

/** The calendar's button of a day such as "2026-12-03". */
export const dayCell = (page: Page, day: string): Locator => page.locator(`[data-day="${day}"] button`)

/** Opens the rental page and waits for its calendar, which follows the page as a chunk of its own. */
export async function openRentalPage(page: Page, slug: string) {
  await page.goto(`/mieten/${slug}/`)
  await expect(page.getByRole("grid")).toBeVisible()
}

/** Turns the calendar's pages until the day can be seen on one of its own. */
export async function showMonth(page: Page, day: string) {
  for (let turns = 0; turns < 18; turns++) {
    if (await page.locator(`[data-day="${day}"] button:not(.out)`).isVisible()) return
    await page.getByRole("button", { name: "Nächster Monat" }).click()
  }
  throw new Error(`The calendar has no page for ${day}`)
}

export async function choosePeriod(page: Page, { start, end }: Period) {
  await showMonth(page, start)
  await dayCell(page, start).click()
  await showMonth(page, end)
  await dayCell(page, end).click()
}

/** Clicks and waits for the shop's word: a page left before it would take the request along. */
export async function addToCart(page: Page) {
  await page.getByRole("button", { name: "In den Warenkorb" }).click()
  await expect(page.getByText("liegt im Warenkorb.").first()).toBeVisible()
}

export interface NewCustomer {
  email: string
  password: string
  company: string
}

/** Both steps of the registration, from wherever the invitation stands. Ends on the page that announces the mail. */
export async function signUp(page: Page, { email, password, company }: NewCustomer) {
  await page.goto("/sign-up")
  await page.getByLabel("E-Mail", { exact: false }).fill(email)
  await page.getByLabel("Passwort", { exact: true }).fill(password)
  await page.getByLabel("Passwort wiederholen").fill(password)
  await page.getByRole("button", { name: "Weiter" }).click()
  await page.waitForURL("**/complete-profile")
  await page.getByRole("button", { name: "Firma manuell eingeben" }).click()
  await page.getByLabel("Firmenname").fill(company)
  await page.getByLabel("Strasse", { exact: false }).fill("Werkstrasse 12")
  await page.getByLabel("PLZ").fill("9000")
  await page.getByLabel("Ort").fill("St. Gallen")
  await page.getByRole("button", { name: "Firma übernehmen" }).click()
  await page.getByLabel("Branche").selectOption("Holzbau")
  await page.getByLabel("Vorname").fill("Petra")
  await page.getByLabel("Name", { exact: true }).fill("Zimmermann")
  await page.getByLabel("Telefon").fill("+41 71 000 00 11")
  await page.getByRole("button", { name: "Registrierung abschliessen" }).click()
  await page.waitForURL("**/activation")
}

/** Follows the activation link as the reader of the mail does. */
export async function activate(page: Page, email: string) {
  const link = linkIn(await mailTo(email, /bestätigen/), "/activation/result")
  await page.goto(link.pathname + link.search)
  await expect(page.getByText("Ihr Konto wurde erfolgreich verifiziert")).toBeVisible()
}

export async function logOut(page: Page) {
  await page.goto("/account")
  await page.getByRole("button", { name: "Abmelden" }).click()
  await page.waitForURL((url) => url.pathname === "/")
}

export async function logIn(page: Page, { email, password }: Pick<NewCustomer, "email" | "password">) {
  await page.getByLabel("E-Mail", { exact: false }).fill(email)
  await page.getByLabel("Passwort", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Anmelden", exact: true }).click()
}

export async function logInAsStaff(page: Page, staff: { email: string; password: string }) {
  await page.goto("/app/login")
  await page.locator("input[name=email]").fill(staff.email)
  await page.locator("input[name=password]").fill(staff.password)
  await page.locator("button[type=submit]").click()
  await page.waitForURL(/\/app\/(?!login)/)
}
