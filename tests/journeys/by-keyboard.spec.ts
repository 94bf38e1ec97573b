import { describe, it } from "vitest"
import { signedInCustomer } from "../harness"
import { useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { moveToDay, tabTo, tabToDay } from "./keyboard"

describe("from the start page to the order by keyboard alone", () => {
  useBrowser()

  it("chooses a period, signs in, checks out and reads the order without a pointer", async () => {
    const customer = await signedInCustomer()
    const page = await visitor()
    await page.goto("/mieten")
    await tabTo(page, "link", /RTC 360/)
    await page.keyboard.press("Enter")
    await page.waitForURL("**/mieten/rtc-360**")

    await tabTo(page, "radio", /Abholung/)
    await page.keyboard.press("ArrowDown")
    await expect(page.getByRole("radio", { name: /Express-Post/ })).toBeChecked()
    await expect(page.getByRole("grid")).toBeVisible()
    await tabToDay(page)
    await page.keyboard.press("PageDown")
    await page.keyboard.press("PageDown")
    await moveToDay(page, "2027-01-21")
    await page.keyboard.press("Enter")
    await moveToDay(page, "2027-01-26")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("main")).toContainText("Do 21.1. bis Di 26.1.2027, 5 Miettage")
    await tabTo(page, "button", /In den Warenkorb/)
    await page.keyboard.press("Enter")
    await expect(page.getByRole("link", { name: /Warenkorb/ }).first()).toContainText("1")

    await page.goto("/cart")
    await tabTo(page, /link|button/, /Zur Kasse/)
    await page.keyboard.press("Enter")
    await page.waitForURL("**/log-in?**")
    await tabTo(page, "textbox", /E-Mail/)
    await page.keyboard.type(customer.email)
    await tabTo(page, "textbox", /Passwort/)
    await page.keyboard.type(customer.password)
    await page.keyboard.press("Enter")
    await page.waitForURL("**/cart/checkout")

    await tabTo(page, "button", /Jetzt bestellen/)
    await page.keyboard.press("Enter")
    await page.waitForURL("**/cart/success?orderId=*")
    await tabTo(page, "link", /Bestellungen/, "main")
    await page.keyboard.press("Enter")
    await page.waitForURL("**/orders")
    await tabTo(page, "link", /Bestelldetails anzeigen/)
    await page.keyboard.press("Enter")
    await page.waitForURL("**/orders/*")
    await expect(page.getByRole("main")).toContainText("RTC 360")
  })
})
