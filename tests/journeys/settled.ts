import type { Page } from "playwright"
import { expect } from "./expect"

/** React marks the elements that it has taken over from the server's page. */
const IS_TAKEN_OVER = `Object.keys(document.querySelector("main")).some((key) => key.startsWith("__react"))`

/** The page shows what it is for and answers clicks: its heading stands and nothing is being loaded any more. */
export async function hasSettled(page: Page) {
  await expect.poll(() => page.evaluate(IS_TAKEN_OVER)).toBe(true)
  await expect(page.locator("main h1").first()).toBeVisible()
  await expect(page.getByText("Wird geladen")).toHaveCount(0)
}

/**
 * Goes on inside the shop, as a link does, without loading the document again, and waits until the page before has left
 * and the next one shows its heading or that it is loading.
 */
export async function followLink(page: Page, address: string) {
  await page.evaluate(`{
    for (const part of document.querySelectorAll("main > *")) part.dataset.before = ""
    history.pushState({}, "", ${JSON.stringify(address)})
    dispatchEvent(new PopStateEvent("popstate", { state: {} }))
  }`)
  await expect(page.locator("main > [data-before]")).toHaveCount(0)
  await expect(page.locator("main h1, main [role=status]").first()).toBeVisible()
}
