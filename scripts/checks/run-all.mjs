import { buildAdmin, buildStorefront } from "../lib/build.mjs"
import { ensureChromium } from "../lib/chromium.mjs"
import { installPackages } from "../lib/install.mjs"
import { ensureRedis, findRedis } from "../lib/redis.mjs"
import { Outcome } from "./outcome.mjs"
import { checkPageBudgets } from "./page-budgets.mjs"
import { runStaticCheck, STATIC_CHECKS } from "./static-checks.mjs"
import { APP_ROUNDS, runSuite, times, UNIT_SUITES } from "./suites.mjs"

async function resultOfWork(work, passed = 1) {
  try {
    await work()
    return { passed, failures: [] }
  } catch (error) {
    process.stdout.write(`${error.message}\n`)
    return { passed: 0, failures: [error.message] }
  }
}

/** What tests stand on counts only when it fails. */
const prepared = (work) => resultOfWork(work, 0)

/** Where Redis can't be had, what needs it is left out; a build server must not pass so. */
async function provideRedis() {
  await ensureRedis().catch(() => undefined)
  if (findRedis()) return
  if (process.env.CI) throw new Error("not run: redis (install redis-server)")
  process.stdout.write("not run: redis\n")
}

/** One build after the other beside the checks: each needs one processor. */
async function buildAll(outcome) {
  outcome.add("Build of the storefront", await prepared(buildStorefront))
  outcome.add("Build of the admin", await prepared(buildAdmin))
}

/** One suite after the other with a database server of its own; only the first lane's output is shown as it comes. */
async function runLane(outcome, suites, lane) {
  const env = { ...process.env, ...(lane > 0 && { TEST_DATA_DIR: `.data-test-${lane}` }) }
  for (const suite of suites) outcome.add(suite.title, await runSuite(suite, { env, isShownAtEnd: lane > 0 }))
}

/** `npm test`: installs what is missing, then every check and test; at the end what failed, and one line with the counts. */
export async function runAll() {
  const outcome = new Outcome()
  await installPackages()
  outcome.add("Chromium", await prepared(ensureChromium))
  outcome.add("Redis", await prepared(provideRedis))
  const builds = buildAll(outcome)
  for (const check of STATIC_CHECKS) outcome.add(check.title, await runStaticCheck(check))
  for (const suite of UNIT_SUITES) outcome.add(suite.title, await runSuite(suite))
  await builds
  outcome.add("Page budgets", await resultOfWork(checkPageBudgets))
  for (const lanes of APP_ROUNDS) await Promise.all(lanes.map((suites, lane) => runLane(outcome, suites, lane)))
  process.stdout.write(`\n${times}\n\n${outcome}\n`)
  return outcome
}
