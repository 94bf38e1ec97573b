import type { Page } from "playwright"
import { describe, it } from "vitest"
import { signedInCustomer } from "../harness"
import { PHONE, readable, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { hasSettled } from "./settled"
import { addToCart, choosePeriod, logIn, openRentalPage } from "./steps"

/** Puts fonts in the place of all texts, and of those that come later, as a browser's translator does. */
const TRANSLATE = `{
  const translate = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    if (root.nodeType === Node.TEXT_NODE) texts.push(root)
    for (const text of texts) {
      const parent = text.parentElement
      if (!text.data.trim() || !parent || parent.closest("font, script, style, noscript, textarea, select, svg")) continue
      const font = document.createElement("font")
      font.append(text.data)
      parent.replaceChild(font, text)
    }
  }
  translate(document.body)
  new MutationObserver((records) => {
    for (const { addedNodes, target } of records) for (const node of addedNodes.length > 0 ? addedNodes : [target]) translate(node)
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}`

/** From now on, on whatever pages are gone to inside the document. */
async function translate(page: Page) {
  await hasSettled(page)
  await page.waitForLoadState("networkidle")
  await page.evaluate(TRANSLATE)
}

describe("a page that the browser has translated", () => {
  useBrowser()

  it("lets a rental be chosen, changed, logged in for and ordered, and shows what changes", async () => {
    const customer = await signedInCustomer()
    const page = await visitor(PHONE)
    const main = page.getByRole("main")
    await openRentalPage(page, "blk-360-g2")
    await translate(page)
    await page.getByRole("radio", { name: /Abholung/ }).check()
    await choosePeriod(page, { start: "2027-02-15", end: "2027-02-17" })
    await expect(main).toContainText("3 Miettage × CHF")
    await choosePeriod(page, { start: "2027-02-22", end: "2027-02-25" })
    await expect(main).toContainText("4 Miettage × CHF")
    await expect(main).not.toContainText("3 Miettage × CHF")
    await addToCart(page)
    await page.getByRole("dialog").getByRole("link", { name: "Zum Warenkorb" }).click()
    await page.getByRole("heading", { level: 1, name: "Warenkorb" }).waitFor()
    await page.getByRole("link", { name: "Zur Kasse" }).click()
    await logIn(page, customer)
    await page.getByLabel("Ihre Bestellreferenz").fill("BV-2027-001")
    expect(readable(await main.innerText())).toContain("4 Miettage")
    await page.getByRole("button", { name: "Jetzt bestellen" }).click()
    await page.waitForURL("**/cart/success?orderId=*")
    await expect(main).toContainText("Vielen Dank für Ihre Bestellung!")
    expect(await page.locator("main font").count()).toBeGreaterThan(0)
  })
})
