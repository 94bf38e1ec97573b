import type { Page } from "playwright"
import { expect as check, describe, it } from "vitest"
import { newCartToken } from "../harness"
import { DESKTOP, PHONE, useBrowser, visitor } from "./browser"
import { customerWithEverything } from "./customer-with-everything"
import { builtStyles, changesBy, stylesOf } from "./looks"
import { SCREENS } from "./screens"
import { ownScreens } from "./screens/own"
import type { Screen } from "./screens/screen"
import { hasSettled } from "./settled"

/** Several addresses of a page have its styles in common. */
const oneOfEachPage = (screens: Screen[]) => [
  ...new Map(screens.map((screen) => [screen.title.replace(/.* /, ""), screen.address])).values(),
]

/** What changes when the visitor has seen all other pages: their styles stay, before or after those of this one. */
async function changesByOtherPages(page: Page, addresses: string[]): Promise<string[]> {
  const all = builtStyles()
  const found: string[] = []
  for (const address of addresses) {
    await page.setViewportSize(DESKTOP)
    await page.goto(address)
    await hasSettled(page)
    const own = new Set(await stylesOf(page))
    const others = [...all]
      .filter(([file, text]) => !own.has(file) && !text.includes("@font-face"))
      .map(([, text]) => text)
    const ownInReverse = [...own].map((file) => all.get(file) ?? "").reverse()
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      const changes = [...(await changesBy(page, others)), ...(await changesBy(page, [...others, ...ownInReverse]))]
      found.push(...changes.map((change) => `${address} at ${viewport.width}: ${change}`))
    }
  }
  return [...new Set(found)]
}

describe("a page looks the same whatever pages were seen before", () => {
  useBrowser()

  it("for a visitor", async () => {
    const page = await visitor(DESKTOP, { cart_token: newCartToken() })
    check(await changesByOtherPages(page, oneOfEachPage(SCREENS))).toEqual([])
  })

  it("for a customer", async () => {
    const customer = await customerWithEverything()
    const page = await visitor(DESKTOP, customer.storage)
    const addresses = oneOfEachPage(ownScreens(customer))
    check(await changesByOtherPages(page, [...addresses, "/cart"])).toEqual([])
  })
})

describe("a style sheet that came with the page", () => {
  useBrowser()

  it("isn't loaded again", async () => {
    const page = await visitor(PHONE, {})
    const loaded: string[] = []
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname))
    await page.goto("/mieten/rtc-360/")
    await hasSettled(page)
    const named = await page
      .locator('link[rel="stylesheet"][disabled]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")))
    check(named.length).toBeGreaterThan(5)
    check(loaded.filter((file) => named.includes(file))).toEqual([])
  })
})
