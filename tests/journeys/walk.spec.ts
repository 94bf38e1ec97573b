import { beforeAll, describe, it } from "vitest"
import { DESKTOP, readable, useBrowser, visitor } from "./browser"
import { type CustomerWithEverything, customerWithEverything } from "./customer-with-everything"
import { expect } from "./expect"
import { ownScreens } from "./own-screens"
import { routesOfShop, SCREENS, type Screen, titleOf } from "./screens"
import { followLink, hasSettled } from "./settled"

async function expectShown(screen: Screen, storage?: Record<string, string>) {
  const page = await visitor(DESKTOP, storage)
  await page.goto(screen.address)
  await expect(page).toHaveTitle(titleOf(screen))
  const main = page.getByRole("main")
  for (const text of screen.texts) await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible()
  expect(readable((await main.textContent()) ?? "")).not.toMatch(/\{\{|undefined|NaN|\[object/)
}

describe("every public screen", () => {
  useBrowser()

  it("is in the table", () => {
    expect(SCREENS.map(({ route }) => route).toSorted()).toEqual(routesOfShop({ needLogin: false }).toSorted())
  })

  it.each(SCREENS)("$address shows what it is for", (screen) => expectShown(screen))
})

describe("every screen of a customer", () => {
  useBrowser()
  const routes = routesOfShop({ needLogin: true })
  let customer: CustomerWithEverything

  beforeAll(async () => {
    customer = await customerWithEverything()
  })
  const screenOf = (route: string) => ownScreens(customer).find((screen) => screen.route === route)

  it.each(routes)("%s shows what it is for", async (route) => {
    const screen = screenOf(route)
    if (!screen) throw new Error(`No screen in the table for ${route}`)
    await expectShown(screen, customer.storage)
  })

  it("wants a login, and leads back to itself", async () => {
    const page = await visitor()
    await page.goto("/activation")
    await hasSettled(page)
    for (const { address } of ownScreens(customer)) {
      await followLink(page, address)
      await page.waitForURL(`**/log-in?to=${encodeURIComponent(address)}`)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mein Konto")
    }
  })
})
