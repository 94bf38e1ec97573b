import { describe, it } from "vitest"
import { signedInCustomer, sql } from "../harness"
import { violationsOf } from "./barriers"
import { PHONE, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { addToCart, choosePeriod, logIn, openRentalPage } from "./steps"

/** Monday to Wednesday: 3 chargeable days at 390. */
const PERIOD = { start: "2027-02-15", end: "2027-02-17" }

describe("a rental with two services, on a phone", () => {
  useBrowser()

  it("shows what each comes to, on page, in cart and order, and what they grow by when it is extended", async () => {
    const customer = await signedInCustomer()
    const page = await visitor(PHONE)
    await openRentalPage(page, "mobile-mapping-set")
    const services = page.locator("details").filter({ hasText: "Wählbar, sobald der Zeitraum steht." })
    await expect(services.getByRole("checkbox", { name: /Versicherung/ })).toBeHidden()
    await page.getByRole("radio", { name: /Abholung/ }).check()
    await choosePeriod(page, PERIOD)
    const insurance = page.getByRole("checkbox", { name: /Versicherung nach Tagen/ })
    await expect(page.locator("label").filter({ has: insurance })).toContainText(/CHF\s36 3 × CHF\s12/)
    await insurance.check()
    const introduction = page.getByRole("group", { name: "Einführung" })
    await introduction.getByRole("radio", { name: /vor Ort/ }).check()
    await introduction.getByRole("radio", { name: /per Video/ }).check()
    await expect(page.getByRole("row", { name: /Total exkl/ })).toContainText(/CHF\s1’296/)
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")).toBe(0)
    await addToCart(page)

    await page.goto("/cart")
    const main = page.getByRole("main")
    await expect(main.getByRole("row", { name: /Versicherung nach Tagen\s*3\sTage × CHF\s12\.00/ })).toContainText(
      /CHF\s36\.00/,
    )
    await expect(main.getByRole("row", { name: /Einführung per Video/ })).toContainText(/CHF\s90\.00/)
    const leftOf = (text: string) => main.getByText(text).evaluate((element) => element.getBoundingClientRect().left)
    expect(await leftOf("Versicherung nach Tagen")).toBe(await leftOf("Einführung per Video"))
    await page.goto("/log-in?to=%2Fcart%2Fcheckout")
    await logIn(page, customer)
    await expect(main).toContainText(/Versicherung nach Tagen \(3 Tage × CHF\s12\.00\), CHF\s36\.00/)
    await page.getByRole("button", { name: "Jetzt bestellen" }).click()
    await page.waitForURL("**/cart/success?orderId=*")
    await main.getByRole("link", { name: /Bestellungen/ }).click()
    await page.getByRole("link", { name: /^Bestelldetails anzeigen/ }).click()
    await expect(main).toContainText(/Versicherung nach Tagen \(3 Tage × CHF\s12\.00\), CHF\s36\.00/)

    await page.getByRole("button", { name: /^Verlängern: / }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Neues Mietende").selectOption("2027-02-18")
    await expect(dialog.getByRole("row", { name: /1 weiterer Miettag × CHF\s390/ })).toContainText(/CHF\s390\.00/)
    await expect(dialog.getByRole("row", { name: /Versicherung nach Tagen/ })).toContainText(/CHF\s12\.00/)
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole("button", { name: "Kostenpflichtig verlängern" }).click()
    await expect(main).toContainText("Mo 15.2. bis Do 18.2.2027, 4 Miettage")
    expect(await sql("select kind, fee from rental_change")).toEqual([{ kind: "extension", fee: 40_200 }])
  })
})
