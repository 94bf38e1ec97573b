import type { Page } from "playwright"
import { expect as check, describe, it } from "vitest"
import { newCartToken } from "../harness"
import { DESKTOP, PHONE, useBrowser, visitor } from "./browser"
import { customerWithEverything } from "./customer-with-everything"
import { SCREENS } from "./screens"
import { ownScreens } from "./screens/own"
import { hasSettled } from "./settled"

/**
 * Where the end of a line stands between what is read as one: a number and its unit, an amount and its currency, a weekday
 * and its day. What staff wrote (`.rich`) is theirs.
 */
const TORN = `(() => {
  const UNITS = "%|[mk]?m|cm|µm|kg|g|GB|MB|°C|Uhr|CHF|Sekunden?|Minuten?|Stunden?|Tagen?|Tage?|Miettagen?|Miettage?|Wochen?|Monaten?|Monate?|Jahren?|Jahre?|Stück|Artikel|Geräten?|Geräte?|Produkte"
  const ONE = new RegExp("(?:[\\\\d][\\\\d’.,]*) (?:" + UNITS + ")(?![\\\\wäöü])|(?:CHF|Mo|Di|Mi|Do|Fr|Sa|So) [\\\\d]", "g")
  const found = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (text.parentElement.closest("script, style, noscript, select, .rich, .vh")) continue
    for (const { 0: words, index } of text.data.matchAll(ONE)) {
      const topOf = (at) => {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return range.getBoundingClientRect().top
      }
      const space = words.indexOf(" ")
      if (Math.abs(topOf(index) - topOf(index + space + 1)) > 4) found.push(words)
    }
  }
  return [...new Set(found)]
})()`

/** Sections that say more than once that they show samples. */
const SAMPLES = `[...document.querySelectorAll("main section")].filter(
  (section) => section.innerText.split("Beispieltext").length > 2,
).map((section) => section.innerText.slice(0, 40))`

async function problems(page: Page, addresses: string[]): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    await hasSettled(page)
    for (const words of await page.evaluate<string[]>(TORN)) found.push(`${address}: '${words}' is torn`)
    for (const section of await page.evaluate<string[]>(SAMPLES)) found.push(`${address}: samples in '${section}'`)
  }
  return found
}

describe.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
])("on %s no line ends between a number and its unit", (_name, viewport) => {
  useBrowser()

  it("for a visitor", async () => {
    const page = await visitor(viewport, { cart_token: newCartToken() })
    check(await problems(page, [...new Set(SCREENS.map(({ address }) => address))])).toEqual([])
  })

  it("for a customer", async () => {
    const customer = await customerWithEverything()
    const page = await visitor(viewport, customer.storage)
    const own = ownScreens(customer).map(({ address }) => address)
    check(await problems(page, [...new Set(own), "/cart"])).toEqual([])
  })
})
