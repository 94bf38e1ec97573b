import type { Page } from "playwright"
import { describe, it } from "vitest"
import { mailTo, signedInCustomer, sql } from "../harness"
import { orderDesk, rentalLine, SITE_FACTS } from "../http/staff-order-support"
import { expectNoSeriousBarriers } from "./barriers"
import { PHONE, tolerate, useBrowser } from "./browser"
import { expect } from "./expect"
import { tabTo } from "./keyboard"
import { staffMember } from "./staff-member"
import { clicksInManual, tapsOn } from "./taps"

const MOST_CLICKS = 8

/** Buttons that have just been enabled take their colours. */
const CHANGING = "document.getAnimations().filter((one) => one instanceof CSSTransition).length"

const cell = (page: Page, day: string) => page.getByRole("button", { name: `RTC 360, ${day}2026: ` })
const summary = (page: Page) => page.getByTestId("order-summary")
const orderButton = (page: Page) => page.getByRole("button", { name: /^Bestellen, CHF/ })

describe("a new order by staff", () => {
  useBrowser()

  it("for a known customer takes eight clicks at most, and as many as the manual says", async () => {
    const customer = await signedInCustomer({ company: "Achtklick Bau AG" })
    const admin = await staffMember()
    await admin.goto("/app/today")
    const taps = await tapsOn(admin)
    await admin.getByRole("link", { name: "Neue Bestellung" }).last().click()
    await admin.getByLabel("Kunde suchen").fill("Achtklick")
    await admin.getByRole("option", { name: /Achtklick Bau AG/ }).click()
    await expect(admin.getByTestId("order-customer")).toContainText(customer.email)
    await cell(admin, "Di 8.12.").click()
    await cell(admin, "Do 10.12.").click()
    await expect(summary(admin)).toContainText("3 Tage")
    await expect(orderButton(admin)).toBeEnabled()
    await expect.poll(() => admin.evaluate(CHANGING)).toBe(0)
    await expectNoSeriousBarriers(admin, "main")
    await orderButton(admin).click()
    await admin.waitForURL(/\/app\/orders\/order_/)
    const clicks = taps()
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS)
    expect(clicks).toBe(clicksInManual("bekannte Kundin, ein Gerät: bestellen"))
    await expect(admin.getByTestId("shop-facts")).toContainText("Bestellung in der Verwaltung erfasst")
    await mailTo(customer.email, /W-\d+/)
  })

  it("makes nobody new while somebody is still being looked for", async () => {
    const admin = await staffMember()
    await admin.goto("/app/new-order")
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await admin.route(/customer-search\?q=Neu/, async (route) => {
      await isAnswered
      await route.continue()
    })
    const asked = admin.waitForRequest(/customer-search\?q=Neu/)
    await admin.getByLabel("Kunde suchen").fill("Neuland GmbH")
    await asked
    await admin.keyboard.press("Enter")
    await expect(admin.getByRole("option")).toHaveCount(0)
    await expect(admin.getByRole("dialog")).toBeHidden()
    answer()
    await expect(admin.getByRole("option", { name: "Neuer Kunde «Neuland GmbH»" })).toBeVisible()
  })

  it("makes nobody new at once where who calls has a blocked account, and leads to it", async () => {
    const customer = await signedInCustomer({ company: "Gesperrt Bau AG" })
    const admin = await staffMember()
    await sql("update session_account set deactivated_at = now() where email = $1", customer.email)
    await admin.goto("/app/new-order")
    await admin.getByLabel("Kunde suchen").fill("Gesperrt Bau")
    const blocked = admin.getByRole("list", { name: "Gesperrte Kunden" })
    await expect(blocked).toContainText(customer.email)
    await expectNoSeriousBarriers(admin, "main")
    await admin.keyboard.press("Enter")
    const anew = admin.getByRole("option", { name: /^Neuer Kunde/ })
    await expect(anew).toHaveAttribute("aria-selected", "false")
    await expect(admin.getByRole("dialog")).toBeHidden()
    await admin.keyboard.press("ArrowDown")
    await expect(anew).toHaveAttribute("aria-selected", "true")
    await blocked.getByRole("link", { name: "Gesperrt Bau AG" }).click()
    await admin.waitForURL(/\/app\/customers\/cus_/)
  })

  it("for somebody who calls the first time needs no mouse", async () => {
    const admin = await staffMember()
    await admin.goto("/app/new-order")
    await expect(admin.getByLabel("Kunde suchen")).toBeFocused()
    await admin.keyboard.type("Tastenlos GmbH")
    await expect(admin.getByRole("option", { name: /^Neuer Kunde/ })).toHaveAttribute("aria-selected", "true")
    const drawer = admin.getByRole("dialog")
    await expect(async () => {
      await admin.keyboard.press("Enter")
      await expect(drawer).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(drawer.getByLabel("Firma", { exact: true })).toHaveValue("Tastenlos GmbH")
    const typed = {
      Vorname: "Tina",
      Name: "Taste",
      Adresse: "Weg 1",
      PLZ: "9000",
      Ort: "Gallen",
      Telefon: "071 000 00 33",
    }
    for (const [label, words] of Object.entries(typed)) {
      await tabTo(admin, "textbox", new RegExp(`^${label}`))
      await admin.keyboard.type(words)
    }
    await tabTo(admin, "textbox", /^E-Mail/)
    await admin.keyboard.type("tina.taste@example.ch")
    await admin.keyboard.press("Enter")
    await expect(admin.getByTestId("order-customer")).toContainText("tina.taste@example.ch")
    await tabTo(admin, "button", /frei/)
    for (let presses = 0; presses < 8; presses += 1) await admin.keyboard.press("ArrowRight")
    await admin.keyboard.press("Enter")
    await admin.keyboard.press("ArrowRight")
    await admin.keyboard.press("Enter")
    await expect(summary(admin)).toContainText("2 Tage")
    await expect(orderButton(admin)).toBeEnabled()
    await admin.keyboard.press("Control+Enter")
    await admin.waitForURL(/\/app\/orders\/order_/)
    await mailTo("tina.taste@example.ch", /^Ihr Konto bei uns$/)
  })

  it("goes on with what was held, without it, and anew once that is over", async () => {
    const customer = await signedInCustomer({ company: "Zögerlich AG" })
    const desk = await orderDesk(customer)
    const lines = [await rentalLine("rtc-360", ["2027-02-02", "2027-02-04"])]
    const { body: held } = await desk.hold(lines, 24, undefined, SITE_FACTS)
    const admin = await staffMember(PHONE)
    const who = admin.getByTestId("order-customer")
    await admin.goto(`/app/new-order?hold=${held.id}`)
    await expect(who).toContainText("Zögerlich AG")
    await expect(summary(admin)).toContainText("Reserviert bis")
    await expect(admin.getByLabel("Ort", { exact: true })).toHaveValue("St. Gallen")
    await expect(admin.getByLabel("Referenz des Kunden (freiwillig)")).toHaveValue("B-77")
    await expect(admin.getByLabel("Notiz für das Team (freiwillig)")).toHaveValue("Kran bis 9 Uhr")
    const leave = admin.getByRole("button", { name: "Ohne Reservation weiter" })
    await leave.focus()
    await admin.keyboard.press("Enter")
    await expect(admin.getByRole("button", { name: "Reservieren", exact: true })).toBeEnabled()
    await expect(summary(admin).locator(":focus")).toHaveCount(1)
    await expectNoSeriousBarriers(admin, "main")

    await admin.getByRole("button", { name: "Reservieren", exact: true }).click()
    await admin.waitForURL(`**/app/customers/${desk.customer_id}`)
    expect(await sql("select facts from staff_hold where customer_id = $1", desk.customer_id)).toEqual([
      { facts: SITE_FACTS },
      { facts: SITE_FACTS },
    ])

    await desk.desk("DELETE", `/admin/new-order/holds/${held.id}`)
    const asked = await staffMember(PHONE)
    await asked.goto(`/app/new-order?hold=${held.id}`)
    const over = asked.getByTestId("order-hold-over")
    await expect(over).toContainText("Diese Reservation ist schon bestellt oder freigegeben.")
    await expect(over).toContainText("RTC 360")
    await expectNoSeriousBarriers(asked, "main")
    await over.getByRole("button", { name: "Mit diesen Angaben neu beginnen" }).click()
    await expect(asked.getByTestId("order-customer")).toContainText("Zögerlich AG")
    await expect(orderButton(asked)).toBeEnabled()

    await asked.goto("/app/new-order?hold=shold_unknown")
    await expect(over).toContainText("Diese Reservation gibt es nicht mehr.")
    await over.getByRole("link", { name: "Leer beginnen" }).click()
    await expect(asked.getByLabel("Kunde suchen")).toBeVisible()
  })

  it("keeps what was put together while the login is over, and goes on after another one in a second tab", async () => {
    tolerate(/ status of 401 /)
    const customer = await signedInCustomer({ company: "Abgelaufen AG" })
    const [{ customer_id: id }] = await sql("select customer_id from session_account where email = $1", customer.email)
    const admin = await staffMember()
    await admin.goto(`/app/new-order?customer=${id}`)
    await expect(admin.getByTestId("order-customer")).toContainText("Abgelaufen AG")
    await cell(admin, "Mo 7.12.").click()
    await admin.getByLabel("Ab Tag").fill("2026-12-10")
    await expect(admin.getByTestId("order-devices")).toContainText(
      "RTC 360 ab Mo 7.12.2026: jetzt den letzten Tag wählen.",
    )
    const login = await admin.context().cookies()
    await admin.context().clearCookies()
    await cell(admin, "Fr 11.12.").click()
    await expect(summary(admin)).toContainText("Ihre Anmeldung ist abgelaufen.")
    await admin.getByRole("button", { name: "Später" }).click()
    await expect(admin.getByRole("alert").filter({ hasText: "konnten nicht geladen werden" })).toBeVisible()
    await expect(admin.getByRole("group", { name: "RTC 360", exact: true })).toBeVisible()
    await admin.context().addCookies(login)
    await admin.evaluate(() => window.dispatchEvent(new Event("visibilitychange")))
    await expect(summary(admin)).toContainText("5 Tage")
    await admin.getByRole("button", { name: "Später" }).click()
    await expect(cell(admin, "Do 17.12.")).toBeVisible()
    await expectNoSeriousBarriers(admin, "main")
    await expect(orderButton(admin)).toBeEnabled()
  })

  it.each(["", "/create", "/dorder_1/items"])("is where Medusa's drafts would be: draft-orders%s", async (rest) => {
    const admin = await staffMember()
    await admin.goto(`/app/draft-orders${rest}`)
    await admin.waitForURL("**/app/new-order")
    await expect(admin.getByRole("link", { name: "Neue Bestellung" }).first()).toBeVisible()
    await expect(admin.locator('a[href$="/draft-orders"]')).toHaveCount(0)
  })

  it("begins on a free day of the plan, gets another price on the phone, and is quoted", async () => {
    const customer = await signedInCustomer({ company: "Planlos AG" })
    const [{ customer_id: id }] = await sql("select customer_id from session_account where email = $1", customer.email)
    const admin = await staffMember()
    await admin.goto("/app/plan")
    const row = admin.locator("li").filter({ hasText: "RTC 360" }).first()
    const box = (await row.boundingBox())!
    await row.dblclick({ position: { x: box.width - 40, y: box.height / 2 } })
    await admin.getByRole("link", { name: "Stattdessen vermieten" }).click()
    await admin.waitForURL(/new-order\?product=.*&day=/)
    await expect(admin.getByTestId("order-devices")).toContainText("RTC 360")

    await admin.setViewportSize(PHONE)
    await admin.goto(`/app/new-order?customer=${id}`)
    await expect(admin.getByTestId("order-customer")).toContainText("Planlos AG")
    await cell(admin, "Do 3.12.").click()
    await cell(admin, "Fr 4.12.").click()
    await admin.getByLabel("Preis", { exact: true }).click()
    await admin.getByRole("option", { name: "Rabatt in %" }).click()
    await admin.getByLabel("Rabatt (%)").fill("20")
    await expect(summary(admin)).toContainText("Es fehlt: Abgesprochener Preis mit Grund")
    await admin.getByLabel("Grund (nur für das Team)").fill("Messe")
    await expect(summary(admin).locator("s")).toBeVisible()
    await expectNoSeriousBarriers(admin, "main")
    await admin.route("**/admin/new-order/quote", async (route) => {
      const answer = await (await route.fetch()).json()
      await route.fulfill({ status: 201, json: { ...answer, has_accounts: false } })
    })
    await admin.getByLabel("Notiz für das Team (freiwillig)").fill("Ruft am Montag an")
    await admin.getByRole("button", { name: "Als Offerte senden" }).click()
    await admin.getByRole("alertdialog").getByRole("button", { name: "Senden" }).click()
    await expect(admin.getByText(/Ihre Mail geht erst, wenn die Buchhaltung verbunden ist/)).toBeVisible()
    await admin.waitForURL(`**/app/customers/${id}`)
    await mailTo(customer.email, /^Ihre Offerte /)
  })
})
