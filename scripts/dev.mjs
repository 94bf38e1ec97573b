// npm run dev. Everything but the version check is loaded after it, as in start.mjs.
import { refuseOldNode } from "./lib/node-version.mjs"

refuseOldNode()
const { dev } = await import("./dev/dev.mjs")
await dev()
