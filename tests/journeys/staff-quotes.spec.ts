import { describe, it } from "vitest"
import { api, signedInCustomer, sql } from "../harness"
import { cableLine, orderDesk, rentalLine } from "../http/staff-order-support"
import { barriersOf, expectNoSeriousBarriers } from "./barriers"
import { useBrowser } from "./browser"
import { expect } from "./expect"
import { staffMember } from "./staff-member"

const DESK = { width: 1280, height: 900 }
const PHONE_IN_HAND = { width: 390, height: 844 }

describe.each([
  { viewport: DESK, days: ["2027-01-11", "2027-01-13"] as [string, string] },
  { viewport: PHONE_IN_HAND, days: ["2027-01-18", "2027-01-20"] as [string, string] },
])("a quote in staff's hands, at $viewport.width", ({ viewport, days }) => {
  useBrowser()

  it("is found beside the orders and becomes one with two clicks, by keyboard too", async () => {
    const customer = await signedInCustomer({ company: "Zusage Probe AG" })
    const desk = await orderDesk(customer)
    for (const lines of [[await rentalLine("rtc-360", days)], [await cableLine(2)]])
      expect((await desk.quote(lines)).status).toBe(201)
    const quotes = (await api<{ shop_number: string }[]>("GET", "/quotes/", { token: customer.token })).body
    const [goods, rental] = quotes.map(({ shop_number: number }) => number)

    await sql("update quote set total = total - 500 where 'O-' || (serial + 1000) = $1", rental)
    const page = await staffMember(viewport)
    await page.goto("/app/orders")
    await page.getByRole("link", { name: "Offerten" }).last().click()
    const list = page.getByTestId("quote-list-items")
    await expect(page.getByRole("button", { name: /^Gültig/ })).toHaveAttribute("aria-pressed", "true")
    await page.getByRole("searchbox").fill("Zusage Probe")
    await page.keyboard.press("Enter")
    await expect(list.getByText(goods, { exact: true })).toBeVisible()
    await expect(list).toContainText("2 × USB-C-Kabel")
    await expectNoSeriousBarriers(page, "main")
    expect(await barriersOf(page, "quotes", "document.querySelector('main')")).toEqual([])

    await page.getByRole("button", { name: `${rental} bestellen` }).click()
    const drawer = page.getByRole("dialog")
    await expect(drawer).toContainText("Zusage Probe AG")
    await expect(drawer).toContainText("RTC 360")
    await expectNoSeriousBarriers(page, "[role=dialog]")
    const send = drawer.getByRole("button", { name: /^Bestellen, CHF/ })
    const quoted = await send.textContent()
    await send.click()
    await expect(drawer).toContainText("Offeriert waren")
    await expect(send).not.toHaveText(quoted ?? "")
    await drawer.getByLabel("Notiz für das Team (freiwillig)").fill("Mit dem neuen Total einverstanden")
    await send.click()
    await expect(page.getByTestId("rental-lines")).toContainText("RTC 360")

    await page.goto("/app/quotes?q=Zusage+Probe")
    await page.getByRole("button", { name: `${goods} bestellen` }).focus()
    await page.keyboard.press("Enter")
    await drawer.getByLabel("Referenz des Kunden (freiwillig)").focus()
    await page.keyboard.type("BV-17")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/\/app\/orders\/order_/)

    await page.goto("/app/quotes?filter=ordered&q=Zusage+Probe")
    await expect(list.getByRole("link", { name: /^W-\d+$/ })).toHaveCount(viewport === DESK ? 2 : 4)
    await list
      .getByRole("link", { name: /^W-\d+$/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/app\/orders\/order_/)
  })
})
