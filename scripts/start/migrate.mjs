import path from "node:path"
import { installPackages } from "../lib/install.mjs"
import { ROOT } from "../lib/root.mjs"
import { checkDatabase } from "./early-checks.mjs"
import { announceLogin, prepare } from "./preparation.mjs"
import { claimDataDir } from "./single-start.mjs"
import { runUntilEnd, say } from "./stopping.mjs"

async function migrateShop(endings) {
  process.chdir(ROOT)
  // The embedded database belongs to who claims the folder; a server of its own takes any number of guests.
  if (!process.env.DATABASE_URL) await claimDataDir(path.resolve(process.env.DATA_DIR || ".data"))
  await checkDatabase(process.env)
  await installPackages({ forServer: true })
  const { staff } = await prepare(endings)
  say("The database is ready for this version of the shop.")
  announceLogin(staff)
}

export const migrate = () => runUntilEnd(migrateShop)
