import { buildAdmin, buildStorefront } from "../lib/build.mjs"
import { ensureChromium } from "../lib/chromium.mjs"
import { installPackages } from "../lib/install.mjs"
import { Outcome } from "./outcome.mjs"
import { runStaticCheck, STATIC_CHECKS } from "./static-checks.mjs"
import { APP_SUITES, runSuite, UNIT_SUITES } from "./suites.mjs"

const NOTHING = { passed: 0, failed: 0 }

async function prepared(work) {
  try {
    await work()
    return NOTHING
  } catch (error) {
    process.stdout.write(`${error.message}\n`)
    return { passed: 0, failed: 1 }
  }
}

/** `npm test`: installs what is missing, then every check and test, and at the end one line with the counts. */
export async function runAll() {
  const outcome = new Outcome()
  await installPackages()
  outcome.add(await prepared(ensureChromium))
  for (const check of STATIC_CHECKS) outcome.add(await runStaticCheck(check))
  for (const suite of UNIT_SUITES) outcome.add(await runSuite(suite))
  outcome.add(await prepared(buildStorefront))
  outcome.add(await prepared(buildAdmin))
  for (const suite of APP_SUITES) outcome.add(await runSuite(suite))
  process.stdout.write(`\n${outcome}\n`)
  return outcome
}
