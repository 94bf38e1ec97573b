// npm test. Everything but the version check is loaded after it, so that an old Node gets a sentence, not a stack.
import { refuseOldNode } from "./lib/node-version.mjs"

refuseOldNode()
const { runAll } = await import("./checks/run-all.mjs")
const outcome = await runAll()
process.exit(outcome.hasFailed ? 1 : 0)
