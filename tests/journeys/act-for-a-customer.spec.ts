import type { Page } from "playwright"
import { describe, it } from "vitest"
import { signedInCustomer, sql } from "../harness"
import { expectNoBarriers } from "./barriers"
import { useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"

/** Markup wherever a customer or a colleague can write: it has to stay text. */
const MARKUP = `<img src=x onerror="window.isRun=1">`
const COMPANY = `Holz & Söhne ${MARKUP}`
const REASON = `Bestellung am Telefon ${MARKUP}`
const REFERENCE = "<b>BV-1</b>"
const isRun = (page: Page) => page.evaluate(() => "isRun" in window)

describe("staff in a customer's name", () => {
  useBrowser()

  it("open the account from the customer's page, order, are told all the time, and end it; the order is marked", async () => {
    const customer = await signedInCustomer({ company: COMPANY, first_name: "<i>Petra</i>" })
    const [{ customer_id }] = await sql("select customer_id from session_account where email = $1", customer.email)

    const admin = await staffMember()
    await admin.goto(`/app/customers/${customer_id}`)
    const box = admin.locator("[data-testid=impersonations]")
    await expect(box).toContainText("Bisher hat niemand im Namen dieses Kunden gehandelt.")
    await box.getByLabel("Grund").fill(REASON)
    await box.getByRole("button", { name: "Link erstellen" }).click()
    const link = await box.getByLabel("Link", { exact: true }).inputValue()
    await expect(box.getByRole("table")).toContainText("Offen")
    await expect(box.getByRole("table")).toContainText(REASON)

    const page = await visitor()
    await page.goto(link)
    await expect(page.getByRole("main")).toContainText(`${COMPANY}, <i>Petra</i> Zimmermann`)
    expect(new URL(page.url()).search).toBe("")
    await expectNoBarriers(page, "the link's page")
    await page.reload()
    await page.getByRole("button", { name: "Ja, ich bin in einem Inkognito Fenster" }).click()
    await page.waitForURL((url) => url.pathname === "/")
    const banner = page.getByRole("region", { name: "Handeln im Namen eines Kunden" })
    await expect(banner).toContainText(`Sie handeln als ${COMPANY}, bis `)
    await expectNoBarriers(page, "the notice")
    await page.reload()
    await expect(banner).toBeVisible()

    const secondTab = await page.context().newPage()
    await secondTab.goto("/password-change")
    await expect(secondTab.getByRole("region", { name: "Handeln im Namen eines Kunden" })).toBeVisible()
    await secondTab.getByLabel("Aktuelles Passwort").fill(customer.password)
    await secondTab.getByLabel("Neues Passwort", { exact: true }).fill("Ganz-neues-Passwort-1")
    await secondTab.getByLabel("Neues Passwort wiederholen").fill("Ganz-neues-Passwort-1")
    await secondTab.getByRole("button", { name: "Passwort ändern" }).click()
    await expect(secondTab.getByRole("main")).toContainText("Das kann nur der Kunde selbst tun.")

    await page.goto("/kaufen/zubehoer/usb-c-kabel/")
    await page.getByRole("button", { name: "In den Warenkorb" }).first().click()
    await expect(page.getByText("liegt im Warenkorb.").first()).toBeVisible()
    await page.goto("/cart/checkout")
    await page.getByLabel("Ihre Bestellreferenz").fill(REFERENCE)
    await page.getByRole("button", { name: "Jetzt bestellen" }).click()
    await page.waitForURL("**/cart/success?orderId=*")
    await page.goto("/orders")
    await page.getByRole("link", { name: "Bestelldetails anzeigen" }).click()
    for (const text of [COMPANY, "<i>Petra</i> Zimmermann", REFERENCE])
      await expect(page.getByRole("main")).toContainText(text)
    await page.goto("/account")
    await expect(page.getByRole("main")).toContainText(COMPANY)
    expect(await isRun(page)).toBe(false)
    await banner.getByRole("button", { name: "Beenden" }).click()
    await page.waitForURL((url) => url.pathname === "/")
    await expect(banner).toBeHidden()
    await expect(secondTab.getByRole("region", { name: "Handeln im Namen eines Kunden" })).toBeHidden()
    expect(await page.context().cookies()).toEqual([])

    await admin.reload()
    await expect(box.getByRole("table")).toContainText("Beendet")
    await expect(box.getByRole("table")).toContainText("davon 1 verweigert")
    await box.getByRole("link", { name: /^W-\d+$/ }).click()
    const facts = admin.locator("[data-testid=shop-facts]")
    for (const text of [REASON, REFERENCE]) await expect(facts).toContainText(text)
    expect(await isRun(admin)).toBe(false)

    await page.goto(link)
    await expect(page.getByRole("alert").getByText("Dieser Link wurde bereits verwendet.")).toBeVisible()
  })
})
