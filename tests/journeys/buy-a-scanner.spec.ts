import type { Page } from "playwright"
import { describe, it } from "vitest"
import { api, sql, until } from "../harness"
import { expectNoBarriers } from "./barriers"
import { DESKTOP, PHONE, readable, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { tabTo } from "./keyboard"

const priceBar = ".buy"
const htmlOf = async (page: Page) => (await page.request.get("/kaufen/blk-360-g2/")).text()

describe("from the list of scanners to the cart", () => {
  useBrowser()

  it("goes the way: list, package, pieces, cart; then an accessory with one click", async () => {
    const page = await visitor()
    await page.goto("/kaufen")
    const tiles = page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 3 })
    await expect(tiles).toHaveText([
      "BLK 2 GO",
      "BLK 360 G2",
      "BLK 3D",
      "RTC 360",
      "iCON iCR70 Totalstation",
      "Zubehör",
      "Software & Services",
    ])
    await page.getByRole("main").getByRole("link", { name: "BLK 360 G2" }).click()
    await page.waitForURL("**/kaufen/blk-360-g2/")
    await expect(page.locator(priceBar)).toContainText("CHF 21’900")
    await expect(page.locator(priceBar)).toContainText("exkl. MwSt. inkl. Lieferung")
    await expect(page.getByRole("main")).toContainText("An Lager")

    await page.getByRole("radio", { name: /Paket Komplett/ }).check()
    await expect(page.locator(priceBar)).toContainText("CHF 25’900")
    await page.getByRole("button", { name: "Mehr", exact: true }).click()
    await expect(page.locator(priceBar)).toContainText("CHF 51’800")
    await page.getByRole("button", { name: "In den Warenkorb", exact: true }).click()
    await expect(page.getByText("BLK 360 G2, Paket Komplett liegt im Warenkorb.")).toBeVisible()

    await page.getByRole("button", { name: "Leichtstativ in den Warenkorb" }).click()
    await expect(page.getByText("Leichtstativ liegt im Warenkorb.")).toBeVisible()
    await expect(page.getByRole("link", { name: /Warenkorb, 3 Artikel/ })).toBeVisible()

    await page.getByRole("link", { name: "Zum Warenkorb" }).click()
    const cart = page.getByRole("main")
    await expect(cart).toContainText("BLK 360 G2, Paket Komplett")
    await expect(cart).toContainText("Leichtstativ")
    const shown = readable((await cart.allInnerTexts()).join(" "))
    expect(shown).toContain("51’800")
    expect(shown).toContain("52’040")
  })

  it("keeps the package over a reload, the way back and in a shared address", async () => {
    const page = await visitor()
    await page.goto("/kaufen/rtc-360/")
    await page.getByRole("radio", { name: /Paket Vermessung/ }).check()
    await expect(page).toHaveURL(/\?choice=/)
    const shared = page.url()
    await page.reload()
    await expect(page.getByRole("radio", { name: /Paket Vermessung/ })).toBeChecked()
    await page.getByRole("link", { name: "Kaufen", exact: true }).last().click()
    await page.waitForURL("**/kaufen")
    await page.goBack()
    await expect(page.getByRole("radio", { name: /Paket Vermessung/ })).toBeChecked()
    const other = await visitor()
    const html = await (await other.request.get(shared)).text()
    expect(readable(/<div class="buy">.*?<\/b>/.exec(html)?.[0] ?? "")).toContain("CHF 69’500")
  })

  it("brings the mandatory companion along", async () => {
    const page = await visitor()
    await page.goto("/kaufen/icon-icr70/")
    await expect(page.locator(priceBar)).toContainText("Geräteprüfung mit Protokoll, CHF 60")
    await page.getByRole("button", { name: "In den Warenkorb", exact: true }).click()
    await page.getByRole("link", { name: "Zum Warenkorb" }).click()
    await expect(page.getByRole("main")).toContainText("Geräteprüfung mit Protokoll")
  })

  it("works by keyboard alone, the hint at the delivery included", async () => {
    const page = await visitor()
    await page.goto("/kaufen/rtc-360/")
    await expect(page.getByRole("button", { name: "In den Warenkorb", exact: true })).toBeEnabled()
    await tabTo(page, "button", /Hinweis zur Lieferfrist/)
    const hint = page.getByText("bei Verzögerung werden Sie benachrichtigt")
    await expect(hint).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(hint).toBeHidden()
    await tabTo(page, "radio", /Basispaket/)
    await page.keyboard.press("ArrowDown")
    await expect(page.locator(priceBar)).toContainText("CHF 65’900")
    await tabTo(page, "button", /In den Warenkorb/)
    await page.keyboard.press("Enter")
    await expect(page.getByText("RTC 360, Paket Büro liegt im Warenkorb.")).toBeVisible()
  })

  it.each([
    ["at a desk", DESKTOP],
    ["on a phone", PHONE],
  ])("compares the packages %s and takes one, by keyboard", async (_case, device) => {
    const page = await visitor(device)
    await page.goto("/kaufen/blk-360-g2/")
    await expect(page.getByText(/Lieferung voraussichtlich/)).toContainText(/Fr\s27\.11\. bis Di\s1\.12\./)
    const table = page.getByRole("table", { name: "Was in welchem Paket enthalten ist" })
    await expect(table.getByRole("row", { name: /Leichtstativ und Scanner-Rucksack/ })).toContainText("nicht enthalten")
    const accessory = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Leichtstativ" }) })
    await expect(accessory).not.toContainText("im Paket enthalten")
    await expect(page.getByRole("button", { name: "Paket Komplett wählen" })).toBeEnabled()
    await tabTo(page, "button", /Paket Komplett wählen/)
    await expectNoBarriers(page, "packages")
    await page.keyboard.press("Enter")
    await expect(page.locator(priceBar)).toContainText("CHF 25’900")
    await expect(accessory).toContainText("im Paket enthalten")
    await expect(page.getByRole("button", { name: "Paket Komplett wählen" })).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })

  it("is told days of delivery on which the shop is open", async () => {
    const page = await visitor()
    const shown = async () => readable(/Lieferung voraussichtlich[^<]*/.exec(await htmlOf(page))?.[0] ?? "")
    const inTime = "wenn Sie bis Di 24.11., 16:00 Uhr bestellen"
    expect(await shown()).toBe(`Lieferung voraussichtlich Fr 27.11. bis Di 1.12., ${inTime}`)
    await sql("insert into rental_closed_day (id, date, name) values ('rclos_test', '2026-11-26', 'Ausflug')")
    const later = `Lieferung voraussichtlich Mo 30.11. bis Mi 2.12., ${inTime}`
    await until("the closed day", async () => (await shown()) === later)
    await sql("delete from rental_closed_day where id = 'rclos_test'")
  })

  it("adds once on a double click", async () => {
    const page = await visitor()
    await page.goto("/kaufen/blk-3d/")
    await page.getByRole("button", { name: "In den Warenkorb", exact: true }).dblclick()
    await expect(page.getByText("BLK 3D liegt im Warenkorb.")).toBeVisible()
    const token = await page.evaluate<string>(`localStorage.getItem("cart_token")`)
    const { body } = await api<{ total_quantity: number }>("GET", `/cart-count/${token}/`)
    expect(body.total_quantity).toBe(1)
  })

  it("leads from the two-part address to the same page, and to none where there is none", async () => {
    const page = await visitor()
    await page.goto("/kaufen/scanner/rtc-360/")
    await expect(page.getByRole("heading", { level: 1, name: "RTC 360" })).toBeVisible()
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(/\/kaufen\/rtc-360\/$/)
    expect((await page.goto("/kaufen/gibt-es-nicht/"))?.status()).toBe(404)
    await expect(page.getByRole("heading", { name: "Seite nicht gefunden" })).toBeVisible()
  })

  it("keeps price and button in reach on a phone", async () => {
    const page = await visitor(PHONE)
    await page.goto("/kaufen/icon-icr70/")
    const button = page.getByRole("button", { name: "In den Warenkorb", exact: true })
    await expect(button).toBeInViewport({ ratio: 1 })
    await page.getByRole("heading", { name: "Downloads" }).scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 1 })
    await expect(page.locator(priceBar)).toContainText("CHF 24’860")
  })
})
