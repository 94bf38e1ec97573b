import { expect as check, describe, it } from "vitest"
import { useBrowser, visitor } from "./browser"
import { customerWithEverything } from "./customer-with-everything"
import { expect } from "./expect"
import { routesOfShop, SCREENS } from "./screens"
import { ownScreens } from "./screens/own"
import { followLink, hasSettled } from "./settled"

const routesIn = (screens: { route: string }[]) => screens.map(({ route }) => route).toSorted()

describe("the tables of screens", () => {
  useBrowser()

  it("have every route of the shop; a page of the customer's wants a login, and leads back to itself", async () => {
    const own = ownScreens(await customerWithEverything())
    check(routesIn(SCREENS)).toEqual(routesOfShop({ needLogin: false }).toSorted())
    check(routesIn(own)).toEqual(routesOfShop({ needLogin: true }).toSorted())
    const page = await visitor()
    await page.goto("/activation")
    await hasSettled(page)
    for (const { address } of own) {
      await followLink(page, address)
      await page.waitForURL(`**/log-in?to=${encodeURIComponent(address)}`)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mein Konto")
    }
  })
})
