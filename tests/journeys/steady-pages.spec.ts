import type { Page } from "playwright"
import { describe, it } from "vitest"
import { signedInCustomer } from "../harness"
import { DESKTOP, PHONE, tolerate, useBrowser, visitor } from "./browser"
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

const heightsOf = (page: Page) =>
  page.evaluate<number[]>(
    `[...document.querySelectorAll("main :is(h1, h2, h3, p)")].map((text) => Math.round(text.getBoundingClientRect().height))`,
  )

/** On a slow line the page is read before its font is there. */
describe("text takes the same room before its font has come", () => {
  useBrowser()

  it.each(["/", "/mieten", "/kaufen", "/mieten/rtc-360/", "/faq"])("on %s", async (address) => {
    const page = await visitor(PHONE)
    await page.goto(address)
    await page.evaluate("document.fonts.ready.then(() => undefined)")
    await hasSettled(page)
    const heights = await heightsOf(page)

    const early = await visitor(PHONE)
    await early.route(/\.woff2/, (route) => route.abort())
    tolerate(/ERR_FAILED/)
    await early.goto(address)
    await hasSettled(early)
    const before = await heightsOf(early)
    expect(before).toHaveLength(heights.length)
    const moved = before.filter((height, index) => Math.abs(height - heights[index]) > 4)
    expect(moved.length / heights.length, `${moved.length} of ${heights.length}`).toBeLessThan(0.2)
    expect(before[0], "the heading").toBe(heights[0])
  })
})
