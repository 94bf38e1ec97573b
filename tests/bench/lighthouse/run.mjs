// node run.mjs URL RUNS: medians of Lighthouse's mobile audit as one JSON line. CHROME_PATH names the browser.

import { launch } from "chrome-launcher"
import lighthouse from "lighthouse"

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
    const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: "error" })
    const score = (category) => Math.round(lhr.categories[category].score * 100)
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      lcpMs: lhr.audits["largest-contentful-paint"].numericValue,
      tbtMs: lhr.audits["total-blocking-time"].numericValue,
      cls: lhr.audits["cumulative-layout-shift"].numericValue,
    }
  } finally {
    await chrome.kill()
  }
}
