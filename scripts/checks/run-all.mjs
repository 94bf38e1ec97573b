import { buildAdmin, buildStorefront } from "../lib/build.mjs"
import { ensureChromium } from "../lib/chromium.mjs"
import { installPackages } from "../lib/install.mjs"
import { ensureRedis, findRedis } from "../lib/redis.mjs"
import { Outcome } from "./outcome.mjs"
import { checkPageBudgets } from "./page-budgets.mjs"
import { runStaticCheck, STATIC_CHECKS } from "./static-checks.mjs"
import { APP_ROUNDS, runSuite, UNIT_SUITES } from "./suites.mjs"

async function counted(work, passed = 1) {
  try {
    await work()
    return { passed, failed: 0 }
  } catch (error) {
    process.stdout.write(`${error.message}\n`)
    return { passed: 0, failed: 1 }
  }
}

/** What tests stand on counts only when it fails. */
const prepared = (work) => counted(work, 0)

/** Where Redis can't be had, what needs it is left out; a build server must not pass so. */
async function provideRedis() {
  await ensureRedis().catch(() => undefined)
  if (findRedis()) return
  if (process.env.CI) throw new Error("not run: redis (install redis-server)")
  process.stdout.write("not run: redis\n")
}

/** One build after the other beside the checks: each needs one processor. */
async function buildAll() {
  const storefront = await prepared(buildStorefront)
  return [storefront, await prepared(buildAdmin)]
}

/** One suite after the other with a database server of its own; only the first lane's output is shown as it comes. */
async function runLane(suites, lane) {
  const env = { ...process.env, ...(lane > 0 && { TEST_DATA_DIR: `.data-test-${lane}` }) }
  const counts = []
  for (const suite of suites) counts.push(await runSuite(suite, { env, isShownAtEnd: lane > 0 }))
  return counts
}

/** `npm test`: installs what is missing, then every check and test, and at the end one line with the counts. */
export async function runAll() {
  const outcome = new Outcome()
  await installPackages()
  outcome.add(await prepared(ensureChromium))
  outcome.add(await prepared(provideRedis))
  const builds = buildAll()
  for (const check of STATIC_CHECKS) outcome.add(await runStaticCheck(check))
  for (const suite of UNIT_SUITES) outcome.add(await runSuite(suite))
  for (const built of await builds) outcome.add(built)
  outcome.add(await counted(checkPageBudgets))
  for (const lanes of APP_ROUNDS)
    for (const counts of (await Promise.all(lanes.map(runLane))).flat()) outcome.add(counts)
  process.stdout.write(`\n${outcome}\n`)
  return outcome
}
