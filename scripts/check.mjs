// npm run check: everything that needs neither database nor browser, under a minute.
import { Outcome } from "./checks/outcome.mjs"
import { runStaticCheck, STATIC_CHECKS } from "./checks/static-checks.mjs"
import { runSuite, UNIT_SUITES } from "./checks/suites.mjs"
import { installPackages } from "./lib/install.mjs"

await installPackages()
const outcome = new Outcome()
await Promise.all(STATIC_CHECKS.map(async (check) => outcome.add(check.title, await runStaticCheck(check))))
for (const suite of UNIT_SUITES) outcome.add(suite.title, await runSuite(suite, { reporter: "dot" }))
process.stdout.write(`\n${outcome}\n`)
process.exit(outcome.hasFailed ? 1 : 0)
