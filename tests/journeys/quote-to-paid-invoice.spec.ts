import { readFileSync } from "node:fs"
import type { Page } from "playwright"
import { describe, it } from "vitest"
import { erp, newCartToken, signedInCustomer } from "../harness"
import { printedText } from "../http/document-support"
import { violationsOf } from "./barriers"
import { PHONE, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { addToCart } from "./steps"

/** What a click saves: the file's name and its bytes. */
async function saved(page: Page, name: string | RegExp) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name }).first().click(),
  ])
  const bytes = readFileSync(await download.path())
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-")
  return { name: download.suggestedFilename(), bytes }
}

describe("from a quote to the paid invoice, on a phone", () => {
  useBrowser()

  it("quotes the cart, orders the quote, saves each document and sees it paid", async () => {
    const { token } = await signedInCustomer()
    const page = await visitor(PHONE, { auth_token: token, cart_token: newCartToken() })
    await page.goto("/kaufen/zubehoer/usb-c-kabel/")
    await addToCart(page)
    await page.goto("/cart")
    const quote = await saved(page, "Offerte als PDF")
    const [, quoteNumber] = /^Offerte_(AN-\d+)\.pdf$/.exec(quote.name) ?? []
    expect(await printedText(quote.bytes)).toContain(String(quoteNumber))
    expect(await violationsOf(page)).toEqual([])

    await page.getByRole("link", { name: "Meine Offerten" }).click()
    await page.getByRole("button", { name: `Offerte einlösen: ${quoteNumber}` }).click()
    await page.waitForURL("**/cart")
    await expect(page.getByRole("main")).toContainText("Preis gemäss Offerte, gültig bis Di 8.12.2026")
    await page.getByRole("link", { name: "Zur Kasse" }).click()
    await page.getByRole("button", { name: "Jetzt bestellen" }).click()
    await page.waitForURL("**/cart/success?orderId=*")

    await page.goto("/orders")
    await expect(page.getByRole("article", { name: `Offerte ${quoteNumber}` })).toContainText("Bestellt")
    await page.getByRole("link", { name: /^Bestelldetails anzeigen/ }).click()
    await expect
      .poll(async () => {
        await page.reload()
        await page.getByRole("heading", { name: "Dokumente" }).waitFor()
        return page.getByRole("button", { name: "Rechnung PDF" }).count()
      })
      .toBe(1)
    const numbers = await page
      .getByText(/Auftrag AU-\d+/)
      .first()
      .innerText()
    const [orderNumber] = /AU-\d+/.exec(numbers) ?? []
    const confirmation = await saved(page, "Auftragsbestätigung PDF")
    expect(confirmation.name).toMatch(/^Auftragsbestaetigung_order_\w+\.pdf$/)
    expect(await printedText(confirmation.bytes)).toContain(String(orderNumber))

    await page.goto("/invoice")
    const invoice = page.getByRole("article")
    await expect(invoice).toContainText("Offen")
    const bill = await saved(page, /^PDF herunterladen/)
    const [, invoiceNumber] = /^Rechnung_(RE-\d+)\.pdf$/.exec(bill.name) ?? []
    expect(await printedText(bill.bytes)).toContain(String(invoiceNumber))
    expect(await violationsOf(page)).toEqual([])

    await erp.pay(String(invoiceNumber))
    await expect
      .poll(async () => {
        await page.reload()
        return invoice.innerText()
      })
      .toContain("Bezahlt")
    await page.goto("/orders")
    const order = page.getByRole("article").filter({ hasText: `Auftrag ${orderNumber}` })
    await expect(order).toContainText("Bezahlt")
  })
})
