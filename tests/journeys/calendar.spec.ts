import { expect as check, describe, it } from "vitest"
import { builtManifest } from "../../scripts/checks/page-budgets.mjs"
import { expectNoBarriers } from "./barriers"
import { PHONE, tolerate, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { moveToDay, tabTo, tabToDay } from "./keyboard"
import { rentByAnother } from "./rent-by-another"
import { addToCart, choosePeriod, dayCell, openRentalPage, showMonth } from "./steps"

/** The demo has one of these. */
const SLUG = "icon-icr70"
const BOOKINGS = "**/products/bookings/**"
/** The chunk is shared by the page and the cart's dialog. */
const calendarFile = () =>
  Object.values<{ name?: string; file: string }>(builtManifest()).find(({ name }) => name === "period-chooser")?.file

/** Notes each picture in which the table, once drawn, isn't there. */
const WATCH_THE_TABLE = `
  window.missing = 0
  let wasSeen = false
  const look = () => {
    const isThere = document.querySelector(".cal-box table") !== null
    if (wasSeen && !isThere) window.missing += 1
    wasSeen ||= isThere
    requestAnimationFrame(look)
  }
  look()
`

describe("the rental calendar", () => {
  useBrowser()

  it("stays as the server drew it until its code and the bookings are there", async () => {
    const page = await visitor()
    await page.addInitScript(WATCH_THE_TABLE)
    await page.route(`**/${calendarFile()}`, async (route) => {
      await page.waitForResponse(/\/products\/bookings\//)
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.goto("/mieten/rtc-360/")
    await expect(dayCell(page, "2026-11-30")).toHaveClass(/free/)
    expect(await page.evaluate<number>("window.missing")).toBe(0)
  })

  it.each([
    ["a desktop", { width: 1280, height: 800 }, "rtc-360", 660],
    ["a phone", { width: 360, height: 800 }, "rtc-360", 900],
    ["a desktop, below rates", { width: 1280, height: 800 }, "blk-2-go", 660],
    ["a phone, below rates", { width: 360, height: 800 }, "blk-2-go", 900],
  ])("begins on the first screen of %s", async (_what, viewport, slug, limit) => {
    const page = await visitor(viewport)
    await openRentalPage(page, slug)
    expect((await page.locator(".cal-h").boundingBox())?.y).toBeLessThan(limit)
    expect((await page.locator("[data-day]").first().boundingBox())?.y).toBeLessThan(limit + 100)
    await expectNoBarriers(page)
  })

  it("leads from a booked day to the next free start by keyboard, and is empty again after the cart", async () => {
    await rentByAnother(SLUG, { start: "2027-06-08", end: "2027-06-10" })
    const page = await visitor()
    await openRentalPage(page, SLUG)
    await page.getByRole("radio", { name: /Abholung/ }).check()
    await page.getByRole("button", { name: /^Juni 2027: \d von \d Wochen frei$/ }).click()
    await tabToDay(page)
    await moveToDay(page, "2027-06-09")
    await page.keyboard.press("Enter")
    await expect(page.getByText("Mi 9.6.: belegt. Nächster freier Start: Fr 11.6.")).toBeVisible()
    await expectNoBarriers(page)
    await tabTo(page, "button", /Ab Fr.11\.6\. wählen/)
    await page.keyboard.press("Enter")
    await expect(dayCell(page, "2027-06-11")).toBeFocused()
    await page.keyboard.press("ArrowRight")
    await moveToDay(page, "2027-06-14")
    await expect(page.locator(".buy")).toContainText("Fr 11.6. bis Mo 14.6.2027 · 3 Miettage")
    await page.keyboard.press("Enter")
    await expect(page.getByText("Fr 11.6. bis Mo 14.6.2027, 3 Miettage")).toBeVisible()
    await addToCart(page)
    await expect(page.getByText("Noch kein Zeitraum gewählt")).toBeVisible()
    await expectNoBarriers(page)
  })

  it("is where the bar leads while start or end are missing, and the bar says the last possible end", async () => {
    await rentByAnother(SLUG, { start: "2026-12-21", end: "2026-12-23" })
    const page = await visitor(PHONE)
    await openRentalPage(page, SLUG)
    await page.getByRole("radio", { name: /Abholung/ }).check()
    await expect(dayCell(page, "2026-12-16")).toHaveClass(/free/)
    await page.getByRole("button", { name: "Zeitraum wählen" }).click()
    await expect(dayCell(page, "2026-12-16")).toBeInViewport({ ratio: 1 })
    check(await page.evaluate("document.activeElement.closest('[role=grid]') !== null")).toBe(true)
    await dayCell(page, "2026-12-16").click()
    await expect(page.locator(".buy")).toContainText("letztes mögliches Ende Fr 18.12.")
    await expectNoBarriers(page)
    await page.mouse.wheel(0, 2_000)
    await page.getByRole("button", { name: "Ende wählen" }).click()
    await expect(dayCell(page, "2026-12-16")).toBeFocused()
    await dayCell(page, "2026-12-18").click()
    await expect(page.locator(".buy")).toContainText("3 × CHF")
    await addToCart(page)
  })

  it("says in words that a period was shortened", async () => {
    await rentByAnother(SLUG, { start: "2027-02-10", end: "2027-02-12" })
    const page = await visitor(PHONE)
    await openRentalPage(page, SLUG)
    await page.getByRole("radio", { name: /Abholung/ }).check()
    await choosePeriod(page, { start: "2027-02-09", end: "2027-02-26" })
    await expect(page.getByRole("alert")).toHaveText(
      "Ihr Zeitraum wurde gekürzt: bis Di 9.2.2027 statt bis Fr 26.2.2027, denn am Mi 10.2.2027 ist kein Gerät frei.",
    )
    await expect(page.locator(".period")).toContainText("Di 9.2.2027, 1 Miettag")
    await expectNoBarriers(page)
  })

  it("lets a delivery start on a Saturday only where a return is possible, and names the first", async () => {
    await rentByAnother(SLUG, { start: "2027-03-08", end: "2027-03-10" })
    const page = await visitor(PHONE)
    await openRentalPage(page, SLUG)
    await page.getByRole("radio", { name: /Express-Post/ }).check()
    await showMonth(page, "2027-03-06")
    await expect(dayCell(page, "2027-03-06")).toHaveAttribute("aria-disabled", "true")
    await showMonth(page, "2027-03-20")
    await dayCell(page, "2027-03-20").click()
    await expect(page.locator(".period")).toContainText("Die Rückgabe ist frühestens am Mo 22.3.2027 möglich.")
  })

  it("lets nothing pass over for who wants less motion", async () => {
    const page = await visitor(PHONE)
    await page.addInitScript(`window.passages = 0; document.addEventListener("transitionrun", () => window.passages++)`)
    await openRentalPage(page, "rtc-360")
    await page.locator("label", { hasText: "Express-Post" }).click()
    await expect(page.getByRole("radio", { name: /Express-Post/ })).toBeChecked()
    await expect(dayCell(page, "2026-11-30")).toHaveAccessibleName(/frei|belegt/)
    expect(await page.evaluate<number>("window.passages")).toBe(0)
  })

  it("says that the free days could not be loaded, and asks again", async () => {
    tolerate(/ status of 503 /)
    const page = await visitor(PHONE)
    await page.route(BOOKINGS, (route) => route.fulfill({ status: 503, json: {} }))
    await openRentalPage(page, SLUG)
    await expect(page.getByRole("alert")).toContainText("Die freien Tage konnten nicht geladen werden.")
    await expectNoBarriers(page)
    await page.unroute(BOOKINGS)
    await page.getByRole("button", { name: "Verfügbarkeit nochmals prüfen" }).click()
    await expect(page.getByRole("alert")).toHaveCount(0)
    await expect(dayCell(page, "2026-11-26")).toHaveAccessibleName(/frei|belegt/)
  })
})
