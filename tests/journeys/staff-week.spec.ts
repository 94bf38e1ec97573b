import type { Page } from "playwright"
import { beforeEach, describe, it } from "vitest"
import { mails, mailTo, signedInCustomer, sql, until } from "../harness"
import { cartWithAccessory } from "../http/cart-support"
import { checkOut } from "../http/checkout-support"
import { allAtHome } from "../http/handover-support"
import { allPartsThere } from "../http/parts-support"
import { expectNoSeriousBarriers } from "./barriers"
import { useBrowser } from "./browser"
import { SIZES, sign } from "./counter"
import { expect } from "./expect"
import { staffMember } from "./staff-member"
import { clicksInManual, tapsOn } from "./taps"

const cell = (page: Page, device: string, day: string) => page.getByRole("button", { name: `${device}, ${day}2026: ` })
const summary = (page: Page) => page.getByTestId("order-summary")
const order = async (page: Page) => {
  await page.getByRole("button", { name: /^Bestellen, CHF/ }).click()
  await page.waitForURL(/\/app\/orders\/order_/)
}

async function newOrder(page: Page) {
  await page.goto("/app/today")
  await expect(page.getByRole("heading", { name: "Heute", exact: true })).toBeVisible()
  await page.getByRole("main").getByRole("link", { name: "Neue Bestellung" }).click()
}

async function choose(page: Page, company: string) {
  await page.getByLabel("Kunde suchen").fill(company)
  await page.getByRole("option", { name: new RegExp(`^${company}`) }).click()
  await expect(page.getByTestId("order-customer")).toContainText(company)
}

/** On a phone the menu is behind a button. @returns how many clicks that took */
async function openMenu(page: Page) {
  await expect(page.getByRole("heading", { name: "Heute", exact: true })).toBeVisible()
  const button = page.locator("button.max-lg\\:flex")
  if (!(await button.isVisible())) return 0
  await button.click()
  return 1
}

describe.each(SIZES)("the week of an owner, at %s", (_size, viewport) => {
  useBrowser()
  beforeEach(async () => {
    await allPartsThere()
    await allAtHome()
  })

  it("begins with somebody who calls the first time, found in the register, and orders", async () => {
    await sql("delete from company_account")
    const page = await staffMember(viewport)
    const taps = await tapsOn(page)
    await newOrder(page)
    await page.getByLabel("Kunde suchen").fill("Muster Holzbau")
    await page.getByRole("option", { name: /^Neuer Kunde/ }).click()
    const drawer = page.getByRole("dialog")
    const inRegister = drawer.getByRole("listitem").filter({ hasText: "Muster Holzbau AG" })
    await inRegister.getByRole("button", { name: "Übernehmen" }).click()
    await expect(drawer.getByLabel("UID (freiwillig)")).toHaveValue("CHE-900.100.391")
    const email = `rita.rohbau-${viewport.width}@example.ch`
    const typed = { Vorname: "Rita", Name: "Rohbau", Telefon: "071 000 11 22", "E-Mail": email }
    for (const [label, words] of Object.entries(typed)) await drawer.getByLabel(label, { exact: true }).fill(words)
    await drawer.getByRole("button", { name: "Konto eröffnen" }).click()
    await expect(page.getByTestId("order-customer")).toContainText(email)
    await cell(page, "RTC 360", "Di 8.12.").click()
    await cell(page, "RTC 360", "Do 10.12.").click()
    await expect(summary(page)).toContainText("3 Tage")
    await order(page)
    expect(taps()).toBe(clicksInManual("neue Kundin am Telefon: Konto aus dem Register, Gerät bestellt"))
    await mailTo(email, /^Ihr Konto bei uns$/)
    await mailTo(email, /W-\d+/)
  })

  it("goes on with a quote at a special price, which becomes a rental at that price", async () => {
    const company = `Sonderpreis ${viewport.width} AG`
    const customer = await signedInCustomer({ company })
    const page = await staffMember(viewport)
    const taps = await tapsOn(page)
    await newOrder(page)
    await choose(page, company)
    await cell(page, "RTC 360", "Do 3.12.").click()
    await cell(page, "RTC 360", "Fr 4.12.").click()
    await page.getByLabel("Preis", { exact: true }).click()
    await page.getByRole("option", { name: "Rabatt in %" }).click()
    await page.getByLabel("Rabatt (%)").fill("20")
    await page.getByLabel("Grund (nur für das Team)").fill("Stammkunde")
    await expect(summary(page).locator("s")).toBeVisible()
    const total = await summary(page).locator("dd").last().innerText()
    await page.getByRole("button", { name: "Als Offerte senden" }).click()
    await page.waitForURL(/\/app\/customers\//)
    expect(taps()).toBe(clicksInManual("Offerte mit Sonderpreis, per Mail"))
    await mailTo(customer.email, /^Ihre Offerte /)

    await page.goto("/app/today")
    const behindTheMenu = await openMenu(page)
    await page.getByText("Bestellungen", { exact: true }).filter({ visible: true }).first().click()
    await page.getByRole("link", { name: "Offerten" }).filter({ visible: true }).last().click()
    const row = page.getByTestId("quote-list-items").getByRole("listitem").filter({ hasText: company })
    await row.getByRole("button", { name: / bestellen$/ }).click()
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Bestellen, CHF/ })
      .click()
    await expect(page.getByTestId("rental-lines")).toContainText("RTC 360")
    expect(taps() - behindTheMenu).toBe(clicksInManual("aus einer Offerte eine Bestellung machen"))
    await expect(page.getByTestId("order-head")).toContainText(total)
  })

  it("brings three devices to one site, which is typed, and has them signed for once", async () => {
    const company = `Drei Geräte ${viewport.width} AG`
    await signedInCustomer({ company })
    const page = await staffMember(viewport)
    const taps = await tapsOn(page)
    await newOrder(page)
    await choose(page, company)
    await page.getByLabel("Lieferung").first().click()
    await page.getByRole("option", { name: /^Persönlich/ }).click()
    const spilt = page
      .getByLabel("Lieferung")
      .first()
      .evaluate((box) => box.scrollHeight - box.clientHeight)
    await expect.poll(() => spilt).toBeLessThan(2)
    await cell(page, "BLK 3D", "Mi 25.11.").click()
    await cell(page, "BLK 3D", "Fr 27.11.").click()
    await page.getByRole("button", { name: "BLK 3D: noch eines" }).click()
    await cell(page, "RTC 360", "Mi 25.11.").click()
    await cell(page, "RTC 360", "Fr 27.11.").click()
    await page.getByLabel("Lieferadresse").click()
    await page.getByRole("option", { name: "Andere eingeben" }).click()
    await expect(summary(page)).toContainText("Es fehlt: Lieferadresse")
    const site = { "Firma (freiwillig)": "Schulhaus Ost", Adresse: "Feldweg 1", PLZ: "8000", Ort: "Zürich" }
    for (const [label, words] of Object.entries(site)) await page.getByLabel(label, { exact: true }).fill(words)
    await expect(page.getByTestId("order-lines").getByRole("group", { name: "BLK 3D" })).toHaveCount(2)
    await expectNoSeriousBarriers(page, "main")
    await order(page)
    expect(taps()).toBe(clicksInManual("drei Geräte auf eine Baustelle bestellen"))

    await page.goto("/app/today")
    const errands = page.getByTestId("errands-dispatch")
    await expect(errands).toContainText("Schulhaus Ost, Feldweg 1, 8000 Zürich")
    await errands.getByRole("link", { name: "Alle übergeben (3)" }).click()
    const serials = page.getByLabel("Seriennummer")
    await expect(serials).toHaveCount(3)
    const ready = await page
      .getByText(/^Bereit liegt/)
      .locator("span")
      .allInnerTexts()
    await serials.first().focus()
    for (const serial of ready) await page.keyboard.type(`${serial}\n`)
    await page.getByRole("button", { name: "Bei allen alles in Ordnung" }).click()
    await page.getByRole("switch", { name: "Ohne Unterschrift" }).click()
    await sign(page)
    await page.getByRole("button", { name: "3 Geräte übergeben" }).click()
    await expect(page.getByText("3 Geräte sind übergeben.")).toBeVisible()
    expect(taps()).toBe(clicksInManual("drei Geräte auf der Baustelle übergeben, eine Unterschrift"))
  })

  it("sends what was sold with its number, of which the customer is told", async () => {
    await sql("update order_item set fulfilled_quantity = quantity")
    const customer = await signedInCustomer()
    const { body } = await checkOut(await cartWithAccessory("usb-c-kabel", 2), customer)
    const page = await staffMember(viewport)
    const taps = await tapsOn(page)
    await page.goto("/app/today")
    await page.getByRole("button", { name: `${body.shop_number} versenden` }).click()
    await expect(page.getByLabel("Sendungsnummer")).toBeFocused()
    await page.keyboard.type("99.60.123456.12345678")
    await page.getByRole("button", { name: "Versendet", exact: true }).click()
    await expect(page.getByTestId("sent-today")).toContainText("99.60.123456.12345678")
    expect(taps()).toBe(clicksInManual("Verkauf mit Sendungsnummer versenden"))
    await until("its mail", async () => mails().some(({ text }) => text.includes("99.60.123456.12345678")))
  })

  it("ends with an invoice that nobody has paid", async () => {
    const customer = await signedInCustomer({ company: "Zahlt Später AG" })
    const { body } = await checkOut(await cartWithAccessory("usb-c-kabel"), customer, { company: "Zahlt Später AG" })
    await until("its invoice", async () => {
      const rows = await sql("select 1 from erp_mirror where order_id = $1 and state = 'done'", body.id)
      return rows.length > 0
    })
    const page = await staffMember(viewport)
    const taps = await tapsOn(page)
    await page.goto("/app/today")
    await page.getByRole("link", { name: /unbezahlt$/ }).click()
    const row = page.getByTestId("order-list-items").getByRole("listitem").filter({ hasText: body.shop_number })
    await expect(row).toContainText("Rechnung offen")
    await row.getByRole("link", { name: body.shop_number }).click()
    await expect(page.getByTestId("order-head")).toContainText("Rechnung offen")
    await expect(page.getByText(/^Rechnung RE-\d+$/)).toBeVisible()
    expect(taps()).toBe(clicksInManual("eine unbezahlte Rechnung finden"))
  })
})
