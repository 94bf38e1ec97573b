import type { Page } from "playwright"
import { describe, it } from "vitest"
import { builtManifest } from "../../scripts/checks/page-budgets.mjs"
import { tolerate, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { choosePeriod } from "./steps"

const scrolled = (page: Page) => page.evaluate<number>("Math.round(scrollY)")

describe("going through the shop", () => {
  useBrowser()

  it("begins each page at its top, and goes back to where one was", async () => {
    const page = await visitor()
    await page.goto("/mieten")
    await page.getByRole("link", { name: "RTC 360" }).first().scrollIntoViewIfNeeded()
    await page.evaluate("scrollTo(0, 400)")
    await expect.poll(() => scrolled(page)).toBe(400)
    await page
      .getByRole("main")
      .getByRole("link", { name: /RTC 360/ })
      .first()
      .click()
    await expect(page.getByRole("heading", { level: 1, name: "RTC 360" })).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await expect(page.getByRole("heading", { level: 1, name: "Unser Vorschlag" })).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(400)
    await page.goForward()
    await expect(page.getByRole("heading", { level: 1, name: "RTC 360" })).toBeVisible()
  })

  it("keeps the filter in the address: back undoes it, a reload and a second tab show the same", async () => {
    const page = await visitor()
    await page.goto("/kaufen/zubehoer")
    const chip = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true })
    await chip("iCON").click()
    await expect(page).toHaveURL(/\?filter=icon$/)
    await page.reload()
    await expect(chip("iCON")).toHaveAttribute("aria-pressed", "true")
    const tab = await page.context().newPage()
    await tab.goto(page.url())
    await expect(tab.getByRole("button", { name: "iCON", exact: true })).toHaveAttribute("aria-pressed", "true")
    await page.goBack()
    await expect(chip("Alle")).toHaveAttribute("aria-pressed", "true")
  })

  it("keeps a period that was chosen: a reload, the way back and a second tab show the same, and one way back leads on", async () => {
    const page = await visitor()
    await page.goto("/mieten")
    await page.getByRole("main").getByRole("link", { name: "RTC 360" }).first().click()
    await expect(page.getByRole("grid")).toBeVisible()
    await page.getByRole("radio", { name: /Express-Post/ }).check()
    await choosePeriod(page, { start: "2027-03-09", end: "2027-03-11" })
    const seen = async (at: Page) => {
      await expect(at.locator(".buy .subject")).toContainText("Di 9.3. bis Do 11.3.2027")
      await expect(at.getByRole("radio", { name: /Express-Post/ })).toBeChecked()
    }
    await seen(page)
    await page.reload()
    await seen(page)
    await page.getByRole("link", { name: "Events" }).first().click()
    await expect(page.getByRole("heading", { level: 1, name: "Events" })).toBeVisible()
    await page.goBack()
    await seen(page)
    const tab = await page.context().newPage()
    await tab.goto(page.url())
    await seen(tab)
    await page.goBack()
    await expect(page.getByRole("heading", { level: 1, name: "Unser Vorschlag" })).toBeVisible()
  })
})

describe("code of a page that has vanished with a new version", () => {
  useBrowser()
  const PAGE_SOURCE = "src/pages/purchase/purchase-list-page.tsx"

  it("is looked for once more with the page as it is now, then left to a button", async () => {
    tolerate(/ERR_FAILED|dynamically imported|Failed to load/)
    const page = await visitor()
    const code = `**/${builtManifest()[PAGE_SOURCE].file}`
    let documents = 0
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.goto("/mieten")
    await page.waitForLoadState("networkidle")
    await page.route(code, (route) => route.abort())
    await page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name: "Kaufen" }).click()
    await expect(page.getByRole("heading", { name: "Das hat nicht geklappt" })).toBeVisible()
    expect(documents).toBe(2)

    await page.unroute(code)
    await page.getByRole("button", { name: "Seite neu laden" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "Kaufen" })).toBeVisible()
    await expect(page.getByRole("main").getByText("BLK 360 G2").first()).toBeVisible()
  })
})
