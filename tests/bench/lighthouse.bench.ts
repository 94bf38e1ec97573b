import { execFile, execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { beforeAll, describe, it } from "vitest"
import { builtFirstView } from "../../scripts/checks/page-budgets.mjs"
import { findChromium } from "../../scripts/lib/chromium.mjs"
import { ROOT } from "../harness/settings"
import { target } from "../harness/target"
import { record } from "./report"

const RUNS = 5
const TOOLS = path.join(ROOT, "tests/bench/lighthouse")
const PAGES = [
  { address: "/", page: "texts/home-page" },
  { address: "/mieten", page: "rental/rental-list-page" },
  { address: "/kaufen", page: "purchase/purchase-list-page" },
  { address: "/mieten/rtc-360/", page: "rental/rental-product-page" },
  { address: "/kaufen/blk-2-go/", page: "purchase/purchase-product-page" },
  { address: "/kaufen/zubehoer/akku-rtc-360/", page: "purchase/goods-page" },
  { address: "/kaufen/software-service/register-360/", page: "purchase/goods-page" },
  { address: "/events", page: "events/events-page" },
  { address: "/faq", page: "texts/faq-page" },
  { address: "/agb", page: "texts/terms-page" },
]

/** Medians of the runs: scores out of 100, times in milliseconds. */
interface Audit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcpMs: number
  tbtMs: number
  cls: number
}

/** Simulated slow 4G and a slow processor. */
async function lighthouse(url: string): Promise<Audit> {
  const runner = path.join(TOOLS, "run.mjs")
  const env = { CHROME_PATH: findChromium(), ...process.env }
  const { stdout } = await promisify(execFile)(process.execPath, [runner, url, String(RUNS)], { maxBuffer: 1e8, env })
  return JSON.parse(stdout)
}

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

describe("Lighthouse, mobile, median of five", () => {
  beforeAll(() => {
    if (!fs.existsSync(path.join(TOOLS, "node_modules")))
      execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: TOOLS, stdio: "inherit" })
  }, 300_000)

  it.each(PAGES)("$address", async ({ address, page }) => {
    const audit = await lighthouse(target().baseUrl + address)
    const scores = [audit.performance, audit.accessibility, audit.bestPractices, audit.seo]
    const area = "Lighthouse"
    record({
      area,
      what: `${address} performance, accessibility, best practices, SEO`,
      target: "≥ 98, 100, 100, 100",
      measured: scores.join(", "),
      isReached: audit.performance >= 98 && scores.slice(1).every((score) => score === 100),
    })
    record({
      area,
      what: `${address} largest contentful paint, blocked time, layout shift`,
      target: "≤ 1.3 s, ≤ 80 ms, ≤ 0.01",
      measured: `${(audit.lcpMs / 1000).toFixed(2)} s, ${Math.round(audit.tbtMs)} ms, ${audit.cls.toFixed(3)}`,
      isReached: audit.lcpMs <= 1300 && audit.tbtMs <= 80 && audit.cls <= 0.01,
    })
    const { scripts, styles } = builtFirstView(`src/pages/${page}.tsx`)
    record({
      area,
      what: `${address} first-view JavaScript and CSS, brotli`,
      target: "≤ 120 KB, ≤ 15 KB",
      measured: `${kb(scripts)}, ${kb(styles)}`,
      isReached: scripts <= 120 * 1024 && styles <= 15 * 1024,
    })
  })
})
