import type { Page } from "playwright"
import { expect as check, describe, it } from "vitest"
import { newCartToken } from "../harness"
import { DESKTOP, PHONE, useBrowser, visitor } from "./browser"
import { customerWithEverything } from "./customer-with-everything"
import { expect } from "./expect"
import { SCREENS } from "./screens"
import { ownScreens } from "./screens/own"
import { hasSettled } from "./settled"

/**
 * Where the end of a line stands between what is read as one: a number and its unit, an amount and its currency, a weekday
 * and its day, the ends of a range, letters of a word that no hyphen parts. What staff wrote (`.rich`) is theirs; the mark of
 * the demo is written downwards, and longer words are what somebody typed.
 */
const TORN = `(() => {
  const UNITS = "%|[mk]?m|cm|µm|kg|g|GB|MB|°C|Uhr|CHF|Sekunden?|Minuten?|Stunden?|Tagen?|Tage?|Miettagen?|Miettage?|Wochen?|Monaten?|Monate?|Jahren?|Jahre?|Stück|Artikel|Geräten?|Geräte?|Produkte"
  const ONE = new RegExp("(?:[\\\\d][\\\\d’.,]*) (?:" + UNITS + ")(?![\\\\wäöü])|(?:CHF|Mo|Di|Mi|Do|Fr|Sa|So) [\\\\d]", "g")
  const found = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (text.parentElement.closest("script, style, noscript, select, .rich, .vh, .demo")) continue
    const topOf = (at) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().top
    }
    const lookFor = (pattern, gap) => {
      for (const { 0: words, index } of text.data.matchAll(pattern))
        if (Math.abs(topOf(index) - topOf(index + gap(words))) > 4) found.push(words)
    }
    lookFor(ONE, (words) => words.indexOf(" ") + 1)
    lookFor(/\\d–\\d/g, () => 2)
    if (getComputedStyle(text.parentElement).hyphens !== "auto") lookFor(/(?<!\\p{L})\\p{L}{4,24}(?!\\p{L})/gu, (word) => word.length - 1)
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

const PERIOD = "from=2027-03-08&to=2027-03-12"
/** Sums, services and more columns than two. */
const WITH_A_PERIOD = [
  `/mieten?${PERIOD}`,
  `/mieten/rtc-360/?${PERIOD}`,
  `/vergleich?geraete=rtc-360,blk-2-go,blk-3d,icon-icr70&${PERIOD}`,
]

describe.each([
  ["a phone", PHONE],
  ["a tablet", { width: 768, height: 1024 }],
  ["a desktop", DESKTOP],
])("on %s no line ends between a number and its unit", (_name, viewport) => {
  useBrowser()

  it("for a visitor", async () => {
    const page = await visitor(viewport, { cart_token: newCartToken() })
    const addresses = [...new Set(SCREENS.map(({ address }) => address)), ...WITH_A_PERIOD]
    check(await problems(page, addresses)).toEqual([])
  })

  it("for a customer", async () => {
    const customer = await customerWithEverything()
    const page = await visitor(viewport, customer.storage)
    const own = ownScreens(customer).map(({ address }) => address)
    check(await problems(page, [...new Set(own), "/cart"])).toEqual([])
    await page
      .getByRole("button", { name: /Zeitraum.*ändern/ })
      .first()
      .click()
    await expect(page.getByRole("dialog").getByRole("grid")).toBeVisible()
    check(await page.evaluate<string[]>(TORN), "the dialog of another period").toEqual([])
  })
})
