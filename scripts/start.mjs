// npm start. Everything but the version check is loaded after it, so that an old Node gets a sentence, not a stack.
import { refuseOldNode } from "./lib/node-version.mjs"

refuseOldNode()
const { start } = await import("./start/start.mjs")
await start()
