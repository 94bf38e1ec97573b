import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "playwright"
import { expect } from "vitest"
import { DESKTOP, PHONE } from "./browser"

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

/** What axe finds on the page as it stands, and whether it scrolls sideways; at the size of a phone and of a desktop. */
export async function barriersOf(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
    for (const { id, nodes } of violations)
      found.push(`${name} at ${viewport.width}: ${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)
    const overhang = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    if (overhang !== 0) found.push(`${name} at ${viewport.width}: scrolls sideways by ${overhang} px`)
  }
  return found
}

export async function expectNoBarriers(page: Page, name: string = page.url()) {
  await page.waitForLoadState("networkidle")
  expect(await barriersOf(page, name)).toEqual([])
}
