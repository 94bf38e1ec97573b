import type { Page } from "playwright"
import { expect as check, describe, it } from "vitest"
import { newCartToken } from "../harness"
import { DESKTOP, useBrowser, visitor } from "./browser"
import { customerWithEverything } from "./customer-with-everything"
import { expect } from "./expect"
import { flawsOf } from "./flaws"
import { rentByAnother } from "./rent-by-another"
import { SCREENS } from "./screens"
import { ownScreens } from "./screens/own"
import type { Screen } from "./screens/screen"
import { hasSettled } from "./settled"

const PERIOD = { start: "2027-03-08", end: "2027-03-12" }
const QUERY = `from=${PERIOD.start}&to=${PERIOD.end}`

const addressesOf = (screens: Screen[]) => [...new Set(screens.map(({ address }) => address))]

async function flawsAt(page: Page, addresses: string[]): Promise<string[]> {
  const found: string[] = []
  for (const address of addresses) {
    await page.goto(address)
    await hasSettled(page)
    found.push(...(await flawsOf(page, address)))
  }
  return found
}

describe("at four widths no text lies over another, is cut or torn, and no page scrolls sideways", () => {
  useBrowser()

  it("where a device is taken, and another has rates, services and a deposit", async () => {
    await rentByAnother("icon-icr70", PERIOD)
    const page = await visitor(DESKTOP, { cart_token: newCartToken() })
    const found = await flawsAt(page, [
      `/mieten?${QUERY}`,
      `/mieten/icon-icr70/?${QUERY}`,
      `/mieten/blk-2-go/?${QUERY}`,
      `/vergleich?geraete=rtc-360,blk-2-go,blk-3d,icon-icr70&${QUERY}`,
    ])
    await page.goto(`/mieten?${QUERY}`)
    await expect(page.getByText(/^Belegt, frei/)).toBeVisible()
    check(found).toEqual([])
  })

  it("for a visitor", async () => {
    const page = await visitor(DESKTOP, { cart_token: newCartToken() })
    check(await flawsAt(page, [...addressesOf(SCREENS), `/mieten/rtc-360/?${QUERY}`])).toEqual([])
  })

  it("for a customer", async () => {
    const customer = await customerWithEverything()
    const page = await visitor(DESKTOP, customer.storage)
    check(await flawsAt(page, [...addressesOf(ownScreens(customer)), "/cart"])).toEqual([])
    await page
      .getByRole("button", { name: /Zeitraum.*ändern/ })
      .first()
      .click()
    await expect(page.getByRole("dialog").getByRole("grid")).toBeVisible()
    check(await flawsOf(page, "the dialog of another period")).toEqual([])
  })
})
