import type { Locator, Page } from "playwright"
import { expect as check, describe, it } from "vitest"
import { newCartToken, signedInCustomer, until } from "../harness"
import { useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { hasSettled } from "./settled"
import { dayCell } from "./steps"

const MOST = 9
/** Thursday to Monday, this month: the shop's clock is at Tuesday, 24 November. */
const [START, END] = ["2026-11-26", "2026-11-30"]

/**
 * Where it can be clicked without scrolling: all of it is in the window, of a card with its picture a third, and the middle of
 * that isn't covered; null elsewhere.
 */
function clickableAt(element: Element): { x: number; y: number } | null {
  const { left, top, right, bottom, height } = element.getBoundingClientRect()
  const seen = Math.min(bottom, window.innerHeight) - top
  const enough = element.matches("li") ? height / 3 : height
  if (element.matches(":disabled") || left < 0 || top < 0 || right > window.innerWidth || seen < enough) return null
  const [x, y] = [(left + right) / 2, top + seen / 2]
  return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null
}

/** Clicks as a hand does, which scrolls nothing, and counts. */
function hand(page: Page) {
  let clicks = 0
  return {
    clicks: () => clicks,
    async click(what: string, target: Locator) {
      await hasSettled(page)
      await target.waitFor()
      const { x, y } = await until(`${what} is seen without scrolling`, () => target.evaluate(clickableAt))
      clicks += 1
      await page.mouse.click(x, y)
    },
  }
}

describe.each([
  ["a desktop", { width: 1280, height: 800 }],
  ["a phone", { width: 360, height: 740 }],
])("a customer who is known, on %s", (_name, viewport) => {
  useBrowser()

  it(`orders a free scanner from the first page on with ${MOST} clicks at most, and scrolls for none of them`, async () => {
    const { token } = await signedInCustomer()
    const page = await visitor(viewport, { auth_token: token, cart_token: newCartToken() })
    const { click, clicks } = hand(page)
    await page.goto("/")
    await click("the finder's date", page.getByRole("button", { name: "Von Datum wählen" }))
    await click("the first day", dayCell(page, START))
    await click("the last day", dayCell(page, END))
    await click("the finder's button", page.getByRole("button", { name: "Freie Geräte zeigen" }))
    const free = page.getByRole("listitem").filter({ hasText: "Frei im Zeitraum" }).first()
    await click("the first free device", free)
    await click("the device's button", page.getByRole("button", { name: "In den Warenkorb" }))
    await click("the way to the cart", page.getByRole("link", { name: "Zum Warenkorb" }))
    await click("the way to the checkout", page.getByRole("link", { name: "Zur Kasse" }))
    await click("the order's button", page.getByRole("button", { name: "Jetzt bestellen" }))
    await expect(page.getByRole("heading", { name: "Vielen Dank für Ihre Bestellung!" })).toBeVisible()
    check(clicks()).toBeLessThanOrEqual(MOST)
  })
})
