import type { Locator, Page } from "playwright"
import { describe, it } from "vitest"
import { mailTo, signedInCustomer, sql } from "../harness"
import { orderDesk, rentalLine } from "../http/staff-order-support"
import { expectNoSeriousBarriers } from "./barriers"
import { PHONE, useBrowser } from "./browser"
import { expect } from "./expect"
import { tabTo } from "./keyboard"
import { staffMember } from "./staff-member"

const MOST_CLICKS = 8

/** Clicks as somebody would, and counts. */
function clicker() {
  const clicks = { count: 0 }
  const click = async (target: Locator) => {
    clicks.count += 1
    await target.click()
  }
  return { clicks, click }
}

const cell = (page: Page, day: string) => page.getByRole("button", { name: `RTC 360, ${day}2026: ` })
const summary = (page: Page) => page.getByTestId("order-summary")
const orderButton = (page: Page) => page.getByRole("button", { name: /^Bestellen, CHF/ })

describe("a new order by staff", () => {
  useBrowser()

  it("for a known customer takes eight clicks at most, from any page", async () => {
    const customer = await signedInCustomer({ company: "Achtklick Bau AG" })
    const admin = await staffMember()
    await admin.goto("/app/today")
    const { clicks, click } = clicker()
    await click(admin.getByRole("link", { name: "Bestellungen" }).first())
    await click(admin.getByRole("link", { name: "Neue Bestellung" }).first())
    await admin.getByLabel("Kunde suchen").fill("Achtklick")
    await click(admin.getByRole("option", { name: /Achtklick Bau AG/ }))
    await expect(admin.getByTestId("order-customer")).toContainText(customer.email)
    await click(cell(admin, "Di 8.12."))
    await click(cell(admin, "Do 10.12."))
    await expect(summary(admin)).toContainText("3 Tage")
    await expectNoSeriousBarriers(admin, "main")
    await click(orderButton(admin))
    await admin.waitForURL(/\/app\/orders\/order_/)
    expect(clicks.count).toBeLessThanOrEqual(MOST_CLICKS)
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
    const { body: held } = await desk.hold([await rentalLine("rtc-360", ["2027-02-02", "2027-02-04"])])
    const admin = await staffMember(PHONE)
    const who = admin.getByTestId("order-customer")
    await admin.goto(`/app/new-order?hold=${held.id}`)
    await expect(who).toContainText("Zögerlich AG")
    await expect(summary(admin)).toContainText("Reserviert bis")
    const leave = admin.getByRole("button", { name: "Ohne Reservation weiter" })
    await leave.focus()
    await admin.keyboard.press("Enter")
    await expect(admin.getByRole("button", { name: "Reservieren", exact: true })).toBeEnabled()
    await expect(summary(admin).locator(":focus")).toHaveCount(1)
    await expectNoSeriousBarriers(admin, "main")

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
    await admin.getByRole("button", { name: "Als Offerte senden" }).click()
    await expect(admin.getByText(/Ihre Mail geht erst, wenn die Buchhaltung verbunden ist/)).toBeVisible()
    await admin.waitForURL(`**/app/customers/${id}`)
    await mailTo(customer.email, /^Ihre Offerte /)
  })
})
