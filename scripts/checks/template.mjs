import { loadTypeScript } from "../lib/typescript.mjs"

/** Makes the database that tests start from, which the suites with a database find then. */
export async function makeTemplate() {
  const { default: serve } = loadTypeScript("tests/harness/one-database.ts")
  const stop = await serve({ provide: () => undefined })
  await stop()
}
