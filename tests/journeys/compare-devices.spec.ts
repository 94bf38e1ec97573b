import type { Page } from "playwright"
import { describe, it } from "vitest"
import { expectNoBarriers } from "./barriers"
import { DESKTOP, PHONE, readable, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { hasSettled } from "./settled"

/** The shop's clock is at Tuesday, 24 November. */
const PERIOD = "from=2026-12-07&to=2026-12-16"

const columns = (page: Page) => page.getByRole("columnheader")
const rowOf = async (page: Page, name: string) =>
  readable((await page.getByRole("row", { name: new RegExp(`^${name}`) }).textContent()) ?? "")

describe("who can't decide between devices", () => {
  useBrowser()

  it("chooses them in the list, on a phone, and rents one for the period searched", async () => {
    const page = await visitor(PHONE)
    await page.goto(`/mieten?${PERIOD}`)
    await page.getByRole("checkbox", { name: "RTC 360 vergleichen" }).check()
    await expect(page.getByRole("button", { name: "Noch eines wählen" })).toBeDisabled()
    await page.getByRole("checkbox", { name: "BLK 2 GO vergleichen" }).check()
    await page.getByRole("checkbox", { name: "BLK 3D vergleichen" }).check()
    await hasSettled(page)
    await expectNoBarriers(page, "list with chosen devices")
    await page.getByRole("link", { name: "Vergleichen", exact: true }).click()

    await page.waitForURL(`**/vergleich?geraete=rtc-360,blk-2-go,blk-3d&${PERIOD}`)
    await expect(columns(page)).toHaveCount(2)
    expect(await rowOf(page, "20 Tage")).toMatch(/CHF 5’800.*CHF 3’480Bester Wert2 Wochen \+ 1 Woche \+ 2 Tage/)
    await hasSettled(page)
    await expectNoBarriers(page, "comparison on a phone")
    await page.getByRole("combobox", { name: "Gerät in Spalte 2" }).selectOption("BLK 3D")
    await expect(page).toHaveURL(new RegExp(`geraete=rtc-360,blk-3d,blk-2-go&${PERIOD}$`))
    await page.getByRole("link", { name: "BLK 3D mieten" }).click()
    await page.waitForURL(`**/mieten/blk-3d/?${PERIOD}`)
    await page.goBack()
    await page.goBack()
    await expect(page.getByRole("checkbox", { name: "BLK 2 GO vergleichen" })).toBeChecked()
  })

  it("is sent an address, takes a device out and another one in", async () => {
    const page = await visitor(DESKTOP)
    await page.goto("/vergleich?geraete=rtc-360,erfunden,blk-360-g2,blk-2-go")
    await expect(page.getByText("Ein Teil dieser Adresse wurde weggelassen")).toBeVisible()
    await expect(columns(page)).toHaveCount(3)
    await page.getByRole("link", { name: "BLK 360 G2 aus dem Vergleich nehmen" }).click()
    await page.waitForURL("**/vergleich?geraete=rtc-360,blk-2-go")
    await page.getByText("Gerät hinzufügen").click()
    await page.getByRole("link", { name: "BLK 3D in den Vergleich nehmen" }).click()
    await page.waitForURL("**/vergleich?geraete=rtc-360,blk-2-go,blk-3d")
    await expect(columns(page)).toHaveCount(3)
    await page.getByRole("checkbox", { name: "Nur Unterschiede zeigen" }).check()
    await hasSettled(page)
    await expectNoBarriers(page, "comparison")
  })
})
