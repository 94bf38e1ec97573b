import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { step } from "./progress.mjs"
import { run, runNode } from "./run.mjs"

/** Chromium without windows: it takes half of the processor's time of one that draws them where nobody looks. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell"
const INSTALLED = [
  HEADLESS_SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]
const DEBIAN = { DEBIAN_FRONTEND: "noninteractive" }

const isRoot = () => process.getuid?.() === 0
const playwright = () => createRequire(import.meta.url)("playwright")

/** A Chromium of this computer, else Playwright's own; `undefined` if there is neither. */
export function findChromium() {
  const own = playwright().chromium.executablePath()
  return [...INSTALLED, own].find((file) => fs.existsSync(file))
}

async function fromPackageManager() {
  if (!isRoot() || !fs.existsSync("/usr/bin/apt-get")) return
  const env = { ...process.env, ...DEBIAN }
  const install = (name) =>
    run(`Installing ${name}`, "apt-get", ["install", "-y", "--no-install-recommends", name], { env })
  await run("Updating package lists", "apt-get", ["update"], { env })
  await install("chromium-headless-shell").catch(() => findChromium() ?? install("chromium"))
}

async function fromPlaywright() {
  const cli = path.join(path.dirname(createRequire(import.meta.url).resolve("playwright/package.json")), "cli.js")
  await runNode("Installing Playwright's Chromium", [cli, "install", ...(isRoot() ? ["--with-deps"] : []), "chromium"])
}

/** Provides the browser for the journeys: the headless shell, else an installed one, else Playwright's. */
export async function ensureChromium() {
  if (fs.existsSync(HEADLESS_SHELL)) return
  await step("Installing Chromium", async () => {
    await fromPackageManager().catch(() => undefined)
    if (!findChromium()) await fromPlaywright()
  })
}
