import { availableParallelism } from "node:os"
import { buildAdmin, buildStorefront } from "../lib/build/build.mjs"
import { ensureChromium } from "../lib/chromium.mjs"
import { installPackages } from "../lib/install.mjs"
import { ensureRedis, findRedis } from "../lib/optional/redis.mjs"
import { inLanes } from "./in-lanes.mjs"
import { Outcome } from "./outcome.mjs"
import { checkPageBudgets } from "./page-budgets.mjs"
import { runStaticCheck, STATIC_CHECKS } from "./static-checks.mjs"
import { APP_SUITE, runSuite, times, UNIT_SUITES } from "./suites.mjs"
import { makeTemplate } from "./template.mjs"

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

/** Each keeps one processor busy. */
const AT_ONCE = Math.max(2, Math.min(4, availableParallelism()))
/** Files of tests that need a shop wait for its answers a fifth of their time: one more of them than there are processors. */
const FILES_AT_ONCE = AT_ONCE + 1

/** Builds and the tests' database, the longest first, along with the static checks: each keeps one processor busy. */
const tasks = (outcome) => [
  async () => outcome.add("Build of the admin", await prepared(buildAdmin)),
  async () => outcome.add("Template of the database", await prepared(makeTemplate)),
  async () => outcome.add("Build of the storefront", await prepared(buildStorefront)),
  ...STATIC_CHECKS.map((check) => async () => outcome.add(check.title, await runStaticCheck(check))),
]

/** `npm test`: installs what is missing, then every check and test; at the end what failed, and one line with the counts. */
export async function runAll() {
  const outcome = new Outcome()
  await installPackages()
  outcome.add("Chromium", await prepared(ensureChromium))
  outcome.add("Redis", await prepared(provideRedis))
  await inLanes(AT_ONCE, tasks(outcome))
  outcome.add("Page budgets", await resultOfWork(checkPageBudgets))
  for (const suite of UNIT_SUITES) outcome.add(suite.title, await runSuite(suite))
  const env = { ...process.env, TEST_WORKERS: String(FILES_AT_ONCE) }
  outcome.add(APP_SUITE.title, await runSuite(APP_SUITE, { env }))
  process.stdout.write(`\n${times}\n\n${outcome}\n`)
  return outcome
}
