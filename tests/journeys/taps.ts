import { readFileSync } from "node:fs"
import path from "node:path"
import type { Page } from "playwright"
import { ROOT } from "../harness/settings"

/**
 * Counts what a hand presses on the page from now on, a signature and each choice included; typing is none. Neither is a
 * press that Playwright takes back at the window, because something moved in between, and does again: the document hears
 * those that arrive.
 * @returns how many since the last time that was asked
 */
export async function tapsOn(page: Page): Promise<() => number> {
  let taps = 0
  await page.exposeFunction("tapped", () => {
    taps += 1
  })
  const listen = () => {
    const tell = ({ isTrusted }: Event) => {
      if (isTrusted) (window as unknown as { tapped(): void }).tapped()
    }
    document.addEventListener("pointerdown", tell, { capture: true })
  }
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return () => {
    const since = taps
    taps = 0
    return since
  }
}

const ROW = /^\| (?<task>[^|]+?) +\| (?<from>[^|]+?) +\| +(?<clicks>\d+) \|$/gm

const clicks = new Map(
  [...readFileSync(path.join(ROOT, "docs/staff.md"), "utf8").matchAll(ROW)].map(({ groups }) => [
    groups?.task,
    Number(groups?.clicks),
  ]),
)

/** So many clicks as the table of the manual says of a task. @throws Error for one that it hasn't */
export function clicksInManual(task: string): number {
  const said = clicks.get(task)
  if (said === undefined) throw new Error(`The manual says nothing of "${task}"`)
  return said
}
