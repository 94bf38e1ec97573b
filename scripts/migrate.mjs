// npm run migrate: prepares the database for this version of the shop, and ends. Start it before servers and workers.
import { refuseOldNode } from "./lib/node-version.mjs"

refuseOldNode()
const { migrate } = await import("./start/migrate.mjs")
await migrate()
