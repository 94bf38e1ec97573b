import { execFile } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { startShop } from "./app"
import { freePort } from "./ports"
import { ROOT, STAFF, shopEnvironment } from "./settings"

/** Migrates, seeds, adds a staff user, and starts the shop once, so that whatever it creates at its start is there. */
export async function makeTemplate(databaseUrl: string) {
  await medusa(databaseUrl, "db:migrate")
  if (fs.existsSync(path.join(ROOT, "seed/seed.ts"))) await medusa(databaseUrl, "exec", "./seed/seed.ts")
  await medusa(databaseUrl, "user", "--email", STAFF.email, "--password", STAFF.password)
  const shop = await startShop({ databaseUrl, name: "template" })
  await shop.stop()
}

async function medusa(databaseUrl: string, ...args: string[]) {
  const env = { ...process.env, ...shopEnvironment(databaseUrl, await freePort()) }
  await promisify(execFile)(process.execPath, ["node_modules/@medusajs/cli/cli.js", ...args], { cwd: ROOT, env })
}
