// npm run restore <file>: a shop from its archive, where there is none yet.
import { installPackages } from "./lib/install.mjs"

await installPackages({ forServer: true })
const { restore } = await import("./backup/restore.mjs")
await restore()
