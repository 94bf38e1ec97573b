import { shopEnvironment } from "./settings"
import { target } from "./target"

// Before a file or anything else of the shop is read: clock and settings are taken from here once, for all files of a worker.
Object.assign(process.env, shopEnvironment(target().databaseUrl, 9000))
