import type { Page } from "playwright"
import { until } from "../harness"

/** As long as Playwright waits for `networkidle`, which comes once for a document. */
const QUIET_MS = 500

/** Begins to listen. @returns waits until the page has asked for nothing for a while, and everything has come */
export function quietOf(page: Page): () => Promise<unknown> {
  let open = 0
  let lastMs = performance.now()
  const count = (more: number) => () => {
    open += more
    lastMs = performance.now()
  }
  page.on("request", count(1))
  page.on("requestfinished", count(-1))
  page.on("requestfailed", count(-1))
  return () => {
    lastMs = performance.now()
    return until("the page to be quiet", () => open === 0 && performance.now() - lastMs > QUIET_MS, 30_000)
  }
}
