import { describe, it } from "vitest"
import { readable, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { publicRoutes, SCREENS, titleOf } from "./screens"

describe("every public screen", () => {
  useBrowser()

  it("is in the table", () => {
    expect(SCREENS.map(({ route }) => route).toSorted()).toEqual(publicRoutes().toSorted())
  })

  it.each(SCREENS)("$address shows what it is for", async (screen) => {
    const page = await visitor()
    await page.goto(screen.address)
    await expect(page).toHaveTitle(titleOf(screen))
    const main = page.getByRole("main")
    for (const text of screen.texts) await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible()
    expect(readable((await main.textContent()) ?? "")).not.toMatch(/\{\{|undefined|NaN|\[object/)
  })
})
