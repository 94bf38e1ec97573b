import type { BrowserContext } from "playwright"

const ENOUGH = 1500

/** What a failed test's pages show, since nobody sees them where the suite runs. */
export async function tellOf(contexts: BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const text = await page.innerText("body", { timeout: 2_000 }).catch(() => "(no text)")
    console.info(`${page.url()} shows:\n${text.replace(/\s*\n\s*/g, " | ").slice(0, ENOUGH)}`)
  }
}
