// npm run backup [file]: the whole shop in one archive.
import { installPackages } from "./lib/install.mjs"

await installPackages({ forServer: true })
const { backup } = await import("./backup/backup.mjs")
await backup()
