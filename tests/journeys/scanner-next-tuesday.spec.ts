import type { Page } from "playwright"
import { describe, it } from "vitest"
import { demoProduct } from "../harness"
import { violationsOf } from "./barriers"
import { DESKTOP, PHONE, readable, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { hasSettled } from "./settled"
import { addToCart, dayCell, showMonth } from "./steps"

/** The shop's clock is at Tuesday, 24 November. */
const TUESDAY = "2026-12-01"
const IN_WORDS = "Di 1.12.2026"

describe.each([
  ["on a phone", PHONE],
  ["on a desktop", DESKTOP],
])("a scanner for next Tuesday, %s", (_name, viewport) => {
  useBrowser()

  it("is found from the home page, free and with its price, and lies in the cart with the same day", async () => {
    const { price } = await demoProduct("rtc-360")
    const page = await visitor(viewport)
    await page.goto("/")
    await page.getByRole("button", { name: "Von Datum wählen" }).click()
    await showMonth(page, TUESDAY)
    await dayCell(page, TUESDAY).click()
    await expect(page.getByRole("dialog")).toContainText("Ende wählen")
    await expectNoBarriers(page)
    await dayCell(page, TUESDAY).click()
    await expect(page.getByRole("dialog")).toBeHidden()
    await expect(page.getByRole("button", { name: `Von ${IN_WORDS}` })).toBeFocused()
    await page.getByRole("button", { name: "Freie Geräte zeigen" }).click()

    await page.waitForURL(`**/mieten?from=${TUESDAY}&to=${TUESDAY}`)
    const card = page.getByRole("listitem").filter({ hasText: "RTC 360" }).first()
    await expect(card).toContainText("Frei im Zeitraum")
    expect(readable((await card.textContent()) ?? "")).toContain(`CHF ${Number(price)} 1 Miettag`)
    await expect(page.getByRole("main")).toContainText(/\d von \d Geräten sind frei/)
    await expect(page.getByRole("main")).toContainText(/Belegt, frei \S+\s\d/)
    await expectNoBarriers(page)

    await page.reload()
    await expect(card).toContainText("Frei im Zeitraum")
    const filters = viewport === PHONE ? page.getByRole("dialog") : page.getByRole("main")
    const opener = page.getByRole("button", { name: `Zeitraum & Filter ${IN_WORDS}` })
    if (viewport === PHONE) await opener.click()
    await expect(filters.getByRole("button", { name: `Bis ${IN_WORDS}` })).toBeVisible()
    await expectNoBarriers(page)

    const delivery = { label: "Express-Post, CHF 45".replace(" 45", "\u00a045") }
    await filters.getByLabel("Lieferung").selectOption(delivery)
    await expect(card).toContainText("1 Miettag inkl. Lieferung")
    await filters.getByRole("checkbox", { name: "Nur freie" }).check()
    await expect(page.getByRole("main")).not.toContainText(/Belegt, frei/)
    if (viewport === PHONE) {
      const shown = await page.locator("main .card").count()
      await filters.getByRole("button", { name: `${shown} freie Geräte zeigen` }).click()
      await expect(opener).toBeFocused()
    }
    await page.goBack()
    await page.goBack()
    await expect(card).not.toContainText("inkl. Lieferung")

    await card.getByRole("link").click()
    await page.waitForURL(`**/mieten/rtc-360/?from=${TUESDAY}&to=${TUESDAY}`)
    await expect(page.getByRole("main")).toContainText(`${IN_WORDS}, 1 Miettag`)
    await addToCart(page)
    await page.goto("/cart")
    await expect(page.getByRole("main")).toContainText(IN_WORDS)
  })
})

/** Where it is, at its present size. */
async function expectNoBarriers(page: Page) {
  await hasSettled(page)
  expect(await violationsOf(page)).toEqual([])
}
