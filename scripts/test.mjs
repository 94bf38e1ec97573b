// npm test [-- part of a path …]. Everything but the version check is loaded after it, so that an old Node gets a
// sentence, not a stack.
import { refuseOldNode } from "./lib/node-version.mjs"

refuseOldNode()
const parts = process.argv.slice(2)
const { runAll } = await import("./checks/run-all.mjs")
const { runChosen } = await import("./checks/chosen.mjs")
const outcome = await (parts.length > 0 ? runChosen(parts) : runAll())
process.exit(outcome.hasFailed ? 1 : 0)
