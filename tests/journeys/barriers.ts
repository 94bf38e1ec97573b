import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "playwright"
import { expect } from "vitest"
import { DESKTOP, PHONE } from "./browser"
import { hasSettled } from "./settled"

interface Violation {
  id: string
  /** Selectors of what violates the rule. */
  targets: string[]
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")
const OPTIONS = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  // What passes needn't be described.
  resultTypes: ["violations"],
}
const run = (where: string) => `axe.run(${where}, ${JSON.stringify(OPTIONS)}).then(({ violations }) =>
  violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(" ")) })))`

const WHOLE_PAGE = "document"
/** What stands around each page of the shop left out. */
export const WITHOUT_FRAME = `{ exclude: [[".top"], [".foot"]] }`

/**
 * What axe finds on the page as it is at its present size, from its top: a button that has been scrolled half below the
 * header isn't too small, it can be scrolled out again. A document takes axe in once.
 */
export async function violationsOf(page: Page, where = WHOLE_PAGE): Promise<Violation[]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(AXE)
  await page.evaluate("window.scrollTo({ top: 0, behavior: 'instant' })")
  return page.evaluate(run(where))
}

/** The same at the sizes of a phone and of a desktop, and whether the page scrolls sideways there. The page keeps its size. */
export async function barriersOf(page: Page, name: string, where = WHOLE_PAGE): Promise<string[]> {
  const found: string[] = []
  const own = page.viewportSize()
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    for (const { id, targets } of await violationsOf(page, where))
      found.push(`${name} at ${viewport.width}: ${id}: ${targets.join(", ")}`)
    const overhang = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    if (overhang !== 0) found.push(`${name} at ${viewport.width}: scrolls sideways by ${overhang} px`)
  }
  if (own) await page.setViewportSize(own)
  return found
}

export async function expectNoBarriers(page: Page, name: string = page.url()) {
  await hasSettled(page)
  expect(await barriersOf(page, name)).toEqual([])
}

/** A colour on its way to another is none that axe should judge. */
const COLOURS_SETTLED = `Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
  .map(({ finished }) => finished))`

/** What axe calls serious or critical in one part of the page, once its colours have settled. */
async function seriousBarriers(page: Page, part: string): Promise<string[]> {
  await page.evaluate(COLOURS_SETTLED)
  return page.evaluate<string[]>(`axe.run(${JSON.stringify(part)}, ${JSON.stringify(OPTIONS)}).then(({ violations }) =>
    violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => id + ": " + nodes.map(({ target }) => target.join(" ")).join(", ")))`)
}

/** In one part of the page, such as ours within Medusa's admin. What an answer set going while axe looked is looked at again. */
export async function expectNoSeriousBarriers(page: Page, part: string) {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(AXE)
  if ((await seriousBarriers(page, part)).length > 0) expect(await seriousBarriers(page, part), part).toEqual([])
}
