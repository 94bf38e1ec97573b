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
 * Goes on inside the document, as a link does, without loading it again, and waits until the page before has left.
 * @param parts what each page has of its own
 */
export async function goOn(page: Page, address: string, parts = "main > *") {
  await page.evaluate(`{
    for (const part of document.querySelectorAll(${JSON.stringify(parts)})) part.dataset.before = ""
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, "", ${JSON.stringify(address)})
    dispatchEvent(new PopStateEvent("popstate", { state: {} }))
  }`)
  await expect(page.locator("main [data-before]")).toHaveCount(0)
}

/** The same inside the shop, until the next page shows its heading or that it is loading. */
export async function followLink(page: Page, address: string) {
  await goOn(page, address)
  await expect(page.locator("main h1, main [role=status]").first()).toBeVisible()
}
