import { execFile, execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { beforeAll, describe, it } from "vitest"
import { ROOT } from "../harness/settings"
import { target } from "../harness/target"
import { requestsPerSecond } from "./bursts"
import { perSecond, record } from "./report"
import { median } from "./statistics"

const area = "Pages"
const PAGES = ["/mieten", "/mieten/rtc-360/"]

describe("server-rendered pages", () => {
  beforeAll(() => {
    const tools = path.join(ROOT, "tests/bench/lighthouse")
    if (!fs.existsSync(path.join(tools, "node_modules")))
      execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: tools, stdio: "inherit" })
  }, 300_000)

  it.each(PAGES)("%s comes from the cache", async (page) => {
    const bursts: number[] = []
    const load = { url: target().baseUrl + page, headers: { "accept-encoding": "br" } }
    for (let burst = 0; burst < 5; burst++) bursts.push(await requestsPerSecond(load))
    record({
      area,
      what: `${page} from the cache, one process, eight connections, load generator on the same two cores`,
      target: "≥ 5000/s",
      measured: perSecond(median(bursts)),
      isReached: median(bursts) >= 5000,
    })
  })

  it.each(PAGES)("%s on a slow phone", async (page) => {
    const audit = await lighthouse(target().baseUrl + page)
    record({
      area,
      what: `${page} Lighthouse mobile: performance`,
      target: "≥ 95",
      measured: String(audit.performance),
      isReached: audit.performance >= 95,
    })
    record({
      area,
      what: `${page} largest contentful paint`,
      target: "≤ 1.3 s",
      measured: `${(audit.lcpMs / 1000).toFixed(2)} s`,
      isReached: audit.lcpMs <= 1300,
    })
    record({
      area,
      what: `${page} cumulative layout shift`,
      target: "≤ 0.01",
      measured: audit.cls.toFixed(3),
      isReached: audit.cls <= 0.01,
    })
    record({
      area,
      what: `${page} first-view JavaScript, brotli`,
      target: "≤ 125 KB",
      measured: `${audit.scriptKb.toFixed(1)} KB`,
      isReached: audit.scriptKb <= 125,
    })
  })
})

interface Audit {
  performance: number
  lcpMs: number
  cls: number
  scriptKb: number
}

/** Medians of five mobile runs, simulated slow 4G and a slow processor. */
async function lighthouse(url: string): Promise<Audit> {
  const runner = path.join(ROOT, "tests/bench/lighthouse/run.mjs")
  const { stdout } = await promisify(execFile)(process.execPath, [runner, url, "5"], { maxBuffer: 1e8 })
  return JSON.parse(stdout)
}
