// node run.mjs URL RUNS: medians of Lighthouse's mobile audit as one JSON line. CHROME_PATH names the browser.

import { launch } from "chrome-launcher"
import lighthouse from "lighthouse"

/** The calendar follows the first view as its own chunk. */
const FOLLOWS_LATER = /\/rental-calendar-/

const [url, runs] = process.argv.slice(2)
const audits = []
for (let run = 0; run < Number(runs); run++) audits.push(await audit())
const median = (name) => audits.map((one) => one[name]).sort((a, b) => a - b)[Math.floor((audits.length - 1) / 2)]
console.log(JSON.stringify(Object.fromEntries(Object.keys(audits[0]).map((name) => [name, median(name)]))))

async function audit() {
  const chrome = await launch({
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
    logLevel: "silent",
  })
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: "error", onlyCategories: ["performance"] })
    const scripts = lhr.audits["network-requests"].details.items.filter(
      (item) => item.resourceType === "Script" && !FOLLOWS_LATER.test(item.url),
    )
    return {
      performance: Math.round(lhr.categories.performance.score * 100),
      lcpMs: lhr.audits["largest-contentful-paint"].numericValue,
      cls: lhr.audits["cumulative-layout-shift"].numericValue,
      scriptKb: scripts.reduce((sum, item) => sum + item.transferSize, 0) / 1024,
    }
  } finally {
    await chrome.kill()
  }
}
