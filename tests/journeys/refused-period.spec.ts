import type { Page } from "playwright"
import { describe, it } from "vitest"
import { DESKTOP, PHONE, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { rentByAnother } from "./rent-by-another"
import { addToCart, choosePeriod, dayCell, openRentalPage, type Period } from "./steps"

/** The demo has one of these. */
const SLUG = "icon-icr70"
const DELIVERIES = ["Abholung", "Express-Post"]

const alternatives = (page: Page) => page.getByRole("alert").locator(".alts").getByRole("button")

/** The page as it is when somebody else was faster: the period is chosen, and the click on the button refused. */
async function refusedPage(period: Period, viewport = DESKTOP): Promise<Page> {
  const page = await visitor(viewport)
  await openRentalPage(page, SLUG)
  await page.getByRole("radio", { name: /Abholung/ }).check()
  await choosePeriod(page, period)
  await expect(page.getByRole("button", { name: "In den Warenkorb" })).toBeEnabled()
  await rentByAnother(SLUG, period)
  await page.getByRole("button", { name: "In den Warenkorb" }).click()
  await expect(page.getByRole("alert")).toContainText("Stattdessen möglich:")
  return page
}

describe("a refused period", () => {
  useBrowser()

  it.each([
    ["first", 0, { start: "2027-02-02", end: "2027-02-04" }, PHONE],
    ["second", 1, { start: "2027-02-16", end: "2027-02-18" }, DESKTOP],
    ["third", 2, { start: "2027-03-23", end: "2027-03-24" }, PHONE],
  ])(
    "gives three others; the %s is taken with a click and lies in the cart",
    async (_which, index, period, viewport) => {
      const page = await refusedPage(period, viewport)
      await expect(alternatives(page)).toHaveCount(3)
      const wanted = await alternatives(page).nth(index).innerText()
      await alternatives(page).nth(index).click()
      await expect(page.getByRole("alert")).toHaveCount(0)
      await expect(page.locator(".period")).toContainText(wanted)
      await addToCart(page)
      await page.goto("/cart")
      await expect(page.getByRole("main")).toContainText(wanted)
    },
  )

  it("leaves with a click on another day", async () => {
    const page = await refusedPage({ start: "2027-03-02", end: "2027-03-04" })
    await dayCell(page, "2027-03-09").click()
    await expect(page.getByRole("alert")).toHaveCount(0)
    await expect(page.getByText("Ab Di 9.3.2027: Ende wählen")).toBeVisible()
  })

  it("leaves with another delivery", async () => {
    const page = await refusedPage({ start: "2027-04-06", end: "2027-04-08" })
    for (const name of DELIVERIES.toReversed()) await page.getByRole("radio", { name: new RegExp(name) }).check()
    await expect(page.getByRole("alert")).toHaveCount(0)
    await expect(page.getByText("Noch kein Zeitraum gewählt")).toBeVisible()
  })

  it("leaves with the page, which a link follows", async () => {
    const page = await refusedPage({ start: "2027-05-11", end: "2027-05-13" })
    await page.getByRole("navigation").getByRole("link", { name: "Kaufen" }).first().click()
    await expect(page.getByRole("heading", { level: 1, name: "Kaufen" })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole("grid")).toBeVisible()
  })
})

describe("a place in a page that a link names", () => {
  useBrowser()

  it("is left by the next link: from the course in the cart to the schools and on to the shop", async () => {
    const page = await visitor()
    await page.goto("/schulen")
    await page
      .getByRole("button", { name: /in den Warenkorb/i })
      .first()
      .click()
    await expect(page.getByText("liegt im Warenkorb.").first()).toBeVisible()
    await page.goto("/cart")
    await page.getByRole("article").getByRole("link").first().click()
    await page.waitForURL(/\/schulen\/?#/)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await page.getByRole("navigation").getByRole("link", { name: "Kaufen" }).first().click()
    await expect(page.getByRole("heading", { level: 1, name: "Kaufen" })).toBeVisible()
  })
})
