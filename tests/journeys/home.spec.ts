import { describe, it } from "vitest"
import { chfOfWire } from "#kernel/format-chf"
import type { RentalOffer } from "#shop/catalogue/wire/product"
import { api } from "../harness"
import { target } from "../harness/target"
import { DESKTOP, PHONE, useBrowser, visitor } from "./browser"
import { expect } from "./expect"
import { tabTo } from "./keyboard"

/** The shop's clock stands at Tuesday, 24 November 2026: next week is from 30 November. */
const NEXT_WEEK = "?from=2026-11-30&to=2026-12-04"

describe("the home page", () => {
  useBrowser()

  it("proposes in its HTML what the shop's own search finds first", async () => {
    const { body } = await api<RentalOffer[]>("GET", `/products/rental/${NEXT_WEEK}&limit=1`)
    const html = (await (await fetch(target().baseUrl)).text()).replaceAll("\u00a0", " ")
    const proposal = /<section class="reco".*?<\/section>/s.exec(html)?.[0] ?? ""
    expect(proposal).toContain("Vorschlag für Mo 30.11. bis Fr 4.12.2026")
    expect(proposal).toContain(body[0]?.name)
    expect(proposal).toContain(chfOfWire(body[0]?.period_price ?? "").replaceAll("\u00a0", " "))
    expect(proposal).toContain(`href="${body[0]?.get_absolute_url}${NEXT_WEEK.replace("&", "&amp;")}"`)
  })

  it.each([DESKTOP, PHONE])("leads from a use to a device and its period, $width wide", async (size) => {
    const page = await visitor(size)
    await page.goto("/")
    await page.getByLabel("Einsatz").selectOption({ label: "Absteckung & Baustelle" })
    const proposal = page.getByRole("region", { name: /^Vorschlag für Mo\s30\.11\..*, Absteckung & Baustelle$/ })
    await expect(proposal).toBeVisible()
    await expect(proposal).not.toHaveAttribute("aria-busy", "true")
    const name = await proposal.getByRole("heading").textContent()
    await proposal.getByRole("link", { name: `${name} ansehen` }).click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name ?? "")
    await expect(page.locator(".buy .subject")).toContainText("Miettage")
  })

  it("lets the panorama be looked around in, by keys and by the mouse", async () => {
    const page = await visitor()
    await page.goto("/")
    const view = page.getByRole("region", { name: "Rundumsicht, seitlich zu bewegen" })
    const place = () => view.evaluate((element) => element.scrollLeft)
    /** Keys scroll over some frames. */
    const isSteady = () =>
      view.evaluate(async (element) => {
        const before = element.scrollLeft
        for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame)
        return element.scrollLeft === before
      })
    await view.scrollIntoViewIfNeeded()
    await expect.poll(place).toBeGreaterThan(0)
    const first = await place()
    await tabTo(page, "link", /RTC 360 und BLK 2 GO vergleichen/)
    await tabTo(page, /.*/, /^Rundumsicht/)
    await page.keyboard.press("ArrowRight")
    await expect.poll(async () => (await place()) > first && (await isSteady())).toBe(true)
    const { x = 0, y = 0 } = (await view.boundingBox()) ?? {}
    const held = await place()
    await page.mouse.move(x + 300, y + 40)
    await page.mouse.down()
    await page.mouse.move(x + 500, y + 40, { steps: 4 })
    await page.mouse.up()
    expect(await place()).toBeCloseTo(held - 200, 0)
  })
})
