import { describe, it } from "vitest"
import { builtManifest } from "../../scripts/checks/page-budgets.mjs"
import { expectNoBarriers } from "./barriers"
import { DESKTOP, PHONE, tolerate, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { tabTo } from "./keyboard"
import { choosePeriod, openRentalPage } from "./steps"

const SMALL_CART = "src/components/offer/small-cart/small-cart.tsx"
const PERIOD = { start: "2027-02-08", end: "2027-02-12" }

describe("what the shop says back", () => {
  useBrowser()

  it.each([DESKTOP, PHONE])("shows in a small cart what was added, by keyboard, $width wide", async (size) => {
    const page = await visitor(size)
    await openRentalPage(page, "rtc-360")
    await choosePeriod(page, PERIOD)
    await tabTo(page, "button", /In den Warenkorb/)
    await page.keyboard.press("Enter")
    const small = page.getByRole("dialog", { name: "RTC 360 liegt im Warenkorb." })
    await expect(small.getByRole("link", { name: "Zum Warenkorb" })).toBeFocused()
    await expect(small).toContainText("Mo 8.2. bis Fr 12.2.2027, 5 Miettage")
    await expect(small).toBeInViewport({ ratio: 1 })
    await expect(small).toHaveCSS("text-align", "start")
    await expect(page.getByRole("banner").getByRole("link", { name: "Warenkorb, 1 Artikel" })).toBeVisible()
    await expectNoBarriers(page)
    await page.keyboard.press("Escape")
    await expect(small).toHaveCount(0)
    await expect(page.getByRole("heading", { name: "Zeitraum" })).toBeFocused()
    await expect(page.getByRole("button", { name: "Zeitraum wählen" })).toBeVisible()
  })

  it("leads from the small cart of a device for sale back to its button, or into the cart", async () => {
    const page = await visitor(PHONE)
    await page.goto("/kaufen/blk-360-g2/")
    const button = page.getByRole("button", { name: "In den Warenkorb", exact: true })
    await button.click()
    const small = page.getByRole("dialog", { name: /liegt im Warenkorb\.$/ })
    await expect(page.getByRole("button", { name: "Im Warenkorb" })).toBeVisible()
    await small.getByRole("button", { name: "Weiter umsehen" }).click()
    await expect(button).toBeFocused()
    await button.click()
    await small.getByRole("link", { name: "Zum Warenkorb" }).click()
    await page.waitForURL("**/cart")
    await expect(page.getByRole("heading", { level: 1, name: "Warenkorb" })).toBeVisible()
  })

  it("says in a line what was added where the small cart doesn't come", async () => {
    tolerate(/ERR_FAILED|could not be loaded/)
    const page = await visitor()
    await page.route(`**/${builtManifest()[SMALL_CART].file}`, (route) => route.abort())
    await page.goto("/kaufen/blk-360-g2/")
    const button = page.getByRole("button", { name: "In den Warenkorb", exact: true })
    await button.click()
    const said = page.getByRole("status").filter({ hasText: "BLK 360 G2 liegt im Warenkorb." })
    await expect(said).toBeVisible()
    await page.getByRole("button", { name: "Meldung schliessen" }).click()
    await button.click()
    await said.getByRole("link", { name: "Zum Warenkorb" }).click()
    await page.waitForURL("**/cart")
  })

  it("says that the free devices can't be found out, and finds them when asked again", async () => {
    tolerate(/ status of 503 /)
    const page = await visitor(PHONE)
    const search = /\/products\/rental\/\?.*from=/
    await page.route(search, (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto("/mieten?from=2027-02-08&to=2027-02-12")
    const again = page.getByRole("button", { name: "Verfügbarkeit nochmals prüfen" })
    await expect(again).toBeVisible()
    await page.unroute(search)
    await again.click()
    await expect(page.getByText(/von \d+ Geräten (ist|sind) frei/)).toBeVisible()
  })

  it("keeps the header in sight, and what has the focus clear of it", async () => {
    const page = await visitor(PHONE)
    await page.goto("/faq")
    await page.mouse.wheel(0, 2_000)
    await expect(page.getByRole("link", { name: /Startseite$/ })).toBeInViewport({ ratio: 1 })
    await page.getByRole("button", { name: "Menü" }).click()
    await expect(page.getByRole("link", { name: "Zubehör" }).first()).toBeInViewport()
    await page.getByRole("link", { name: "Über uns" }).first().scrollIntoViewIfNeeded()
    await expect(page.getByRole("link", { name: "Über uns" }).first()).toBeInViewport({ ratio: 1 })
  })

  it("prints a device's page without what can only be clicked", async () => {
    const page = await visitor()
    await openRentalPage(page, "rtc-360")
    await page.emulateMedia({ media: "print" })
    for (const hidden of [".top", ".foot", ".buy", ".gal-tools", ".calls"])
      await expect(page.locator(hidden)).toBeHidden()
    await expect(page.getByRole("heading", { level: 1, name: "RTC 360" })).toBeVisible()
    const wider = await page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    expect(wider).toBeLessThanOrEqual(0)
  })
})
