import { describe, it } from "vitest"
import { linkIn, mailTo } from "../harness"
import { PHONE, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { activate, addToCart, choosePeriod, logIn } from "./steps"

const EMAIL = "neu@example.ch"
const PASSWORD = "Dachstuhl-und-Laser-7"
const NEW_PASSWORD = "Neuer-Dachstuhl-2027"

describe("a new customer on a phone", () => {
  useBrowser()

  it("finds a scanner, registers the company, orders to a second address and sees the order", async () => {
    const page = await visitor(PHONE)
    await page.goto("/search?query=rtc360")
    await page
      .getByRole("main")
      .getByRole("link", { name: /RTC 360/ })
      .first()
      .click()
    await expect(page.getByRole("grid")).toBeVisible()
    await page.getByRole("radio", { name: /Abholung/ }).check()
    await choosePeriod(page, { start: "2027-02-09", end: "2027-02-11" })
    await addToCart(page)
    await page.goto("/cart")
    await page.getByRole("link", { name: "Zur Kasse" }).click()
    await page.waitForURL("**/log-in?to=%2Fcart%2Fcheckout")
    await page.getByRole("link", { name: "Als Firmenkunde registrieren" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Als Firmenkunde registrieren")

    await page.getByLabel("E-Mail Adresse").fill(EMAIL)
    await page.reload()
    await expect(page.getByLabel("E-Mail Adresse")).toHaveValue(EMAIL)
    await page.getByLabel("Passwort", { exact: true }).fill(PASSWORD)
    await page.getByLabel("Passwort wiederholen").fill(PASSWORD)
    await page.getByRole("button", { name: "Weiter" }).click()
    await page.waitForURL("**/complete-profile")
    await page.getByLabel("Firma suchen").fill("Muster Holzbau")
    await page
      .getByRole("button", { name: /Muster Holzbau/ })
      .first()
      .click()
    await expect(page.getByRole("button", { name: "Firma ändern" })).toBeVisible()
    await page.getByLabel("Branche").selectOption("Holzbau")
    await page.getByLabel("Vorname").fill("Anna")
    await page.getByLabel("Name", { exact: true }).fill("Muster")
    await page.reload()
    await expect(page.getByRole("button", { name: "Firma ändern" })).toBeVisible()
    await expect(page.getByLabel("Vorname")).toHaveValue("Anna")
    await page.getByLabel("Telefon").fill("+41 71 000 00 12")
    await page.getByRole("button", { name: "Registrierung abschliessen" }).click()
    await page.waitForURL("**/activation")
    await expect(page.getByText("Das Konto wurde erfolgreich angelegt.")).toBeVisible()
    expect(await page.evaluate("JSON.stringify({ ...sessionStorage })")).not.toContain(PASSWORD)

    await activate(page, EMAIL)
    await page.getByRole("link", { name: "Zum Warenkorb" }).click()
    await page.getByRole("link", { name: "Zur Kasse" }).click()
    await expect(page.getByText("Schritt 2 von 2")).toBeVisible()
    await page.getByRole("button", { name: "Lieferadresse: andere Adresse wählen" }).click()
    await page.getByRole("button", { name: "Neue Adresse hinzufügen" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Vorname").fill("Beat")
    await dialog.getByLabel("Nachname").fill("Bau")
    await dialog.getByLabel("Strasse und Hausnummer").fill("Baustelle Süd 3")
    await dialog.getByLabel("PLZ").fill("8005")
    await expect(dialog.getByLabel("Ort")).toHaveValue("Zürich")
    await dialog.getByRole("button", { name: "Hinzufügen" }).click()
    await expect(dialog).toBeHidden()
    await page.getByLabel("Ihre Bestellreferenz").fill("BV-118")
    await page.getByRole("button", { name: "Jetzt bestellen" }).click()
    await page.waitForURL("**/cart/success?orderId=*")
    await page.getByRole("link", { name: "Zu meinen Bestellungen" }).click()
    await page.getByRole("link", { name: /Bestelldetails anzeigen/ }).click()
    const main = page.getByRole("main")
    for (const text of ["RTC 360", "Di 9.2. bis Do 11.2.2027", "Baustelle Süd 3", "BV-118", "Gesamtbetrag"])
      await expect(main).toContainText(text)
  })

  it("who has forgotten the password sets a new one by the mail's link", async () => {
    const page = await visitor(PHONE)
    await page.goto("/log-in")
    await page.getByRole("link", { name: "Passwort vergessen?" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Passwort vergessen?")
    await page.getByLabel("E-Mail Adresse").fill(EMAIL)
    await page.getByRole("button", { name: "Zurücksetzen" }).click()
    await expect(page.getByText(/Falls es zu dieser E-Mail-Adresse ein Konto gibt/)).toBeVisible()
    const link = linkIn(await mailTo(EMAIL, /Passwort/), "/password/reset/confirm")
    await page.goto(link.pathname + link.search)
    await page.getByLabel("Neues Passwort", { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel("Neues Passwort wiederholen").fill(NEW_PASSWORD)
    await page.getByRole("button", { name: "zurücksetzen" }).click()
    await expect(page.getByText("Ihr Passwort wurde erfolgreich zurückgesetzt.")).toBeVisible()
    await page.getByRole("main").getByRole("link", { name: "Anmelden" }).last().click()
    await logIn(page, { email: EMAIL, password: NEW_PASSWORD })
    await page.waitForURL("**/cart")
  })
})
