import fs from "node:fs"
import path from "node:path"
import { chromium, type Page } from "playwright"
import { findChromium } from "../../scripts/lib/chromium.mjs"
import { cloneTemplate, databaseUrl } from "../harness/database"
import { freePort } from "../harness/ports"
import { SHOP_NOW, STAFF } from "../harness/settings"
import { until } from "../harness/until"
import { sourcesCopy } from "./sources-copy"
import { startScript } from "./started"

/** Under load a new process of the shop takes its time. */
export const PATIENCE_MS = 60_000

/** Vite prepares packages when it first meets them. */
const FIRST_VIEW_MS = 180_000

const DATABASE = "shop_develop"

interface DevelopingOptions {
  /** What is written behind `npm run dev --`. */
  words: string[]
  /** A server with the template of a seeded database. */
  postgresUrl: string
  /** Has something done when all is over, the last first. */
  atEnd: (work: () => void | Promise<void>) => void
}

/** `npm run dev` on a copy of the sources, which may be edited, and a browser to look at it. */
export async function developing({ words, postgresUrl, atEnd }: DevelopingOptions) {
  const sources = sourcesCopy()
  atEnd(() => sources.remove())
  await cloneTemplate(postgresUrl, DATABASE)
  const port = await freePort()
  const dataDir = path.join(sources.folder, ".data")
  const variables = {
    ...{ PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl(postgresUrl, DATABASE), NODE_ENV: "" },
    ...{ ADMIN_EMAIL: STAFF.email, ADMIN_PASSWORD: STAFF.password, SHOP_NOW },
  }
  const mode = startScript(["scripts/dev.mjs", ...words], variables, sources.folder)
  atEnd(mode.end)
  await mode.listening()
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] })
  atEnd(() => browser.close())
  const baseURL = `http://localhost:${port}`
  const mismatches: string[] = []
  return {
    ...mode,
    folder: sources.folder,
    edit: sources.edit,
    port,
    variables,
    /** What React found other in a page than the server had written; in production it says nothing. */
    mismatches,
    shopPid: () => Number(fs.readFileSync(path.join(dataDir, "server.pid"), "utf8")),
    text: (address: string) => fetch(baseURL + address).then((answer) => answer.text()),
    async open(address: string): Promise<Page> {
      const page = await browser.newPage({ baseURL })
      page.on("console", (line) => {
        if (line.text().includes("hydrat")) mismatches.push(`${address}: ${line.text()}`)
      })
      await page.goto(address, { timeout: FIRST_VIEW_MS })
      return page
    },
    /** Resolves when this is said, from here on. */
    saying(words: string) {
      const before = mode.output().length
      return until(`"${words}" in the terminal`, () => mode.output().includes(words, before), PATIENCE_MS)
    },
  }
}
