import type { Page } from "playwright"
import { describe, it } from "vitest"
import { signedInCustomer } from "../harness"
import { DESKTOP, PHONE, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { hasSettled } from "./settled"

const COUNT_SHIFTS = `
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shifted += value
  }).observe({ type: "layout-shift", buffered: true })
`
const shiftedOf = (page: Page) => page.evaluate<number>("window.shifted")

/** Pages that the browser draws begin with an empty frame: what follows them isn't seen until it has its place. */
describe("while a page is drawn, what follows it doesn't jump", () => {
  useBrowser()

  it.each([
    ["phone", PHONE],
    ["desktop", DESKTOP],
  ])("on a %s", async (_name, viewport) => {
    const customer = await signedInCustomer()
    const page = await visitor(viewport, { auth_token: customer.token })
    await page.addInitScript(COUNT_SHIFTS)
    for (const address of ["/cart", "/orders", "/account", "/invoice", "/sign-up"]) {
      await page.goto(address)
      await hasSettled(page)
      expect(await shiftedOf(page), address).toBeLessThan(0.01)
    }
    await expect(page.getByRole("heading", { name: "Wir helfen gerne" })).toBeVisible()
  })

  it("where a login is asked for first", async () => {
    const page = await visitor(PHONE)
    await page.addInitScript(COUNT_SHIFTS)
    await page.goto("/orders")
    await page.waitForURL("**/log-in?**")
    await hasSettled(page)
    expect(await shiftedOf(page)).toBeLessThan(0.01)
  })
})
