import type { Page } from "playwright"
import { beforeAll, expect as check, describe, it } from "vitest"
import { newCartToken } from "../harness"
import { type Mood, putInMood } from "./answers"
import { barriersOf, WITHOUT_FRAME } from "./barriers"
import { DESKTOP, readable, tolerate, useBrowser, visitor } from "./browser"
import { customerWithEverything } from "./customer-with-everything"
import { expect } from "./expect"
import { SCREENS } from "./screens"
import { ownScreens } from "./screens/own"
import { type Screen, titleOf } from "./screens/screen"
import { followLink, hasSettled } from "./settled"

/** One of several addresses of a page stands for all of them where only its look matters. */
const isFirstOfPage = ({ title }: Screen, index: number, screens: Screen[]) =>
  screens.findIndex((screen) => screen.title === title) === index

async function expectShown(page: Page, screen: Screen) {
  await expect(page).toHaveTitle(titleOf(screen))
  const main = page.getByRole("main")
  for (const text of screen.texts) await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible()
  expect(readable((await main.textContent()) ?? "")).not.toMatch(/\{\{|undefined|NaN|\[object/)
}

/** Down to its end, so that whatever is loaded late is asked for: nobody is asked to agree where nobody watches. */
async function expectNobodyWatches(page: Page) {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole("region", { name: "Cookie-Einstellungen" })).toHaveCount(0)
  await expect(page.getByRole("button", { name: "Cookie-Einstellungen" })).toHaveCount(1)
}

describe.each([
  ["public screen", async () => ({ screens: SCREENS, storage: { cart_token: newCartToken() } })],
  [
    "screen of a customer",
    async () => {
      const customer = await customerWithEverything()
      return { screens: ownScreens(customer), storage: customer.storage }
    },
  ],
])(
  "every %s is what it says, has no barrier that axe finds, fits its width, asks the shop alone",
  (_which, prepare) => {
    useBrowser()
    let screens: Screen[] = []
    let storage = {}

    beforeAll(async () => {
      ;({ screens, storage } = await prepare())
    })

    /** Two pages at a time: as many as a small machine has processors. */
    async function inTwo(
      screens: Screen[],
      look: (page: Page, screens: Screen[]) => Promise<string[]>,
    ): Promise<string[]> {
      const halves = [0, 1].map((half) => screens.filter((_screen, index) => index % 2 === half))
      const found = await Promise.all(halves.map(async (some) => look(await visitor(DESKTOP, storage), some)))
      return found.flat()
    }

    it("filled", async () => {
      const looked = new Set(screens.filter(isFirstOfPage))
      const found = await inTwo(screens, async (page, some) => {
        const problems: string[] = []
        for (const screen of some) {
          await page.goto(screen.address)
          await hasSettled(page)
          await expectShown(page, screen).catch(({ message }) => problems.push(`${screen.address}: ${message}`))
          if (looked.has(screen)) problems.push(...(await barriersOf(page, screen.address)))
          await expectNobodyWatches(page)
        }
        return problems
      })
      check(found).toEqual([])
    })

    it.each<[string, Mood]>([
      ["while its data are loading", "loading"],
      ["when its data can't be loaded", "broken"],
      ["without anything to show", "empty"],
    ])("%s", async (_when, mood) => {
      tolerate(/ status of 500 |could not be loaded: The server answered 500/)
      const found = await inTwo(screens.filter(isFirstOfPage), async (page, some) => {
        const barriers: string[] = []
        await page.goto("/activation")
        await hasSettled(page)
        await putInMood(page, mood)
        for (const [index, { address, isList }] of some.entries()) {
          await followLink(page, address)
          if (mood === "broken" && isList)
            await expect(page.getByText("Bitte versuchen Sie es nochmals.")).toBeVisible()
          // Header and footer stay as they are from one page to the next.
          barriers.push(...(await barriersOf(page, `${address}, ${mood}`, index === 0 ? undefined : WITHOUT_FRAME)))
        }
        return barriers
      })
      check(found).toEqual([])
    })
  },
)
