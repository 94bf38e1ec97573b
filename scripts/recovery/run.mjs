// npm run base-backup, recover and drill: the database to any moment, from its archive.
import { installPackages } from "../lib/install.mjs"

const COMMANDS = {
  "base-backup": async () => (await import("./base-backup.mjs")).baseBackup(),
  recover: async () => (await import("./recover.mjs")).recover(),
  drill: async () => (await import("./drill.mjs")).drill(),
}

const [name] = process.argv.splice(2, 1)
await installPackages({ forServer: true })
await COMMANDS[name]()
