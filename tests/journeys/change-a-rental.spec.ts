import { describe, it } from "vitest"
import { mailTo, signedInCustomer, sql } from "../harness"
import { violationsOf } from "./barriers"
import { PHONE, readable, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { addToCart, choosePeriod, logIn, openRentalPage } from "./steps"

/** Monday to Wednesday, in good time to save half the rent. */
const PERIOD = { start: "2027-02-15", end: "2027-02-17" }

describe("a rental that changes its mind, on a phone", () => {
  useBrowser()

  it("is ordered, extended and cancelled, with each price seen before; a second tab finds it cancelled", async () => {
    const customer = await signedInCustomer()
    const page = await visitor(PHONE)
    await openRentalPage(page, "blk-360-g2")
    await page.getByRole("radio", { name: /Abholung/ }).check()
    await choosePeriod(page, PERIOD)
    await addToCart(page)
    await page.goto("/log-in?to=%2Fcart%2Fcheckout")
    await logIn(page, customer)
    await page.getByRole("button", { name: "Jetzt bestellen" }).click()
    await page.waitForURL("**/cart/success?orderId=*")
    await page
      .getByRole("main")
      .getByRole("link", { name: /Bestellungen/ })
      .click()
    await page.getByRole("link", { name: /^Bestelldetails anzeigen/ }).click()

    const order = page.getByRole("main")
    await expect(order).toContainText("Ab 8:00 Uhr am ersten Miettag, Rückgabe bis 19:00 Uhr am letzten.")
    await expect(order).toContainText(/Stornieren kostet bis \S+\s\d+\.2\.2027 CHF\s270\.00 \(50\s% der Miete\)/)
    const secondTab = await page.context().newPage()
    await secondTab.goto(page.url())

    await page.getByRole("button", { name: "Verlängern: BLK 360 G2" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Neues Mietende").selectOption("2027-02-19")
    await expect(dialog).toContainText(/2 weitere Miettage × CHF\s180/)
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole("button", { name: "Kostenpflichtig verlängern" }).click()
    await expect(order).toContainText("Mo 15.2. bis Fr 19.2.2027, 5 Miettage")
    await expect(dialog).toBeHidden()

    await page.getByRole("button", { name: "Stornieren: BLK 360 G2" }).click()
    await expect(dialog).toContainText(/50\s% der Miete von CHF\s900\.00/)
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole("button", { name: "Kostenpflichtig stornieren" }).dblclick()
    await expect(order.getByText("Storniert", { exact: true })).toHaveCount(2)
    await expect(order).toContainText(/Geschuldet sind 50\s% der Miete: CHF\s450\.00/)
    await expect(page.getByRole("button", { name: /^(Stornieren|Verlängern)/ })).toHaveCount(0)
    expect(await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")).toBe(0)

    await secondTab.getByRole("button", { name: "Stornieren: BLK 360 G2" }).click()
    const stale = secondTab.getByRole("dialog")
    await expect(stale).toContainText(/CHF\s270\.00/)
    await stale.getByRole("button", { name: "Kostenpflichtig stornieren" }).click()
    await expect(secondTab.getByText("Diese Miete ist bereits storniert.", { exact: false }).first()).toBeVisible()
    await expect(secondTab.getByRole("main")).toContainText(/Geschuldet sind 50\s% der Miete: CHF\s450\.00/)

    expect(await sql("select kind, fee from rental_change order by created_at")).toEqual([
      { kind: "extension", fee: 36_000 },
      { kind: "cancellation", fee: 45_000 },
    ])
    const { text } = await mailTo(customer.email, /^Storniert: BLK 360 G2/)
    expect(readable(text)).toContain("CHF 450.00")
  })
})
