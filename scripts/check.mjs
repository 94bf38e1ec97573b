// npm run check: everything that needs neither database nor browser, under a minute.
import { Outcome } from "./checks/outcome.mjs"
import { runStaticCheck, STATIC_CHECKS } from "./checks/static-checks.mjs"
import { runSuite, UNIT_SUITES } from "./checks/suites.mjs"
import { installPackages } from "./lib/install.mjs"

await installPackages()
const outcome = new Outcome()
for (const counts of await Promise.all(STATIC_CHECKS.map(runStaticCheck))) outcome.add(counts)
for (const suite of UNIT_SUITES) outcome.add(await runSuite(suite, { reporter: "dot" }))
process.stdout.write(`\n${outcome}\n`)
process.exit(outcome.hasFailed ? 1 : 0)
