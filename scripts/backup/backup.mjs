import fs from "node:fs"
import { createRequire } from "node:module"
import os from "node:os"
import path from "node:path"
import { step } from "../lib/progress.mjs"
import { ROOT } from "../lib/root.mjs"
import { schemaFingerprint } from "../lib/schema.mjs"
import { StartError } from "../lib/start-error.mjs"
import { completeEnvironment, readEnvironment } from "../start/preparation.mjs"
import { runUntilEnd, say } from "../start/stopping.mjs"
import { pack } from "./archive.mjs"
import { copyDataFiles } from "./data-files.mjs"
import { dumpTable, sequencesOf, tablesOf } from "./tables.mjs"

const { Client } = createRequire(import.meta.url)("pg")

/** All tables as they stood at one moment, while the shop goes on. */
async function dumpDatabase(databaseUrl, folder) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query("begin isolation level repeatable read read only")
    const noted = await client
      .query("select 1 from start_note where name = $1", [`schema ${schemaFingerprint()}`])
      .catch(() => ({ rowCount: 0 }))
    if (noted.rowCount === 0)
      throw new StartError("This database belongs to another version of the shop: back it up with that version.")
    const rows = {}
    for (const table of await tablesOf(client)) {
      const name = `${table.schema}.${table.name}`
      rows[name] = await dumpTable(client, table, path.join(folder, `${name}.jsonl`))
    }
    return { rows, sequences: await sequencesOf(client) }
  } finally {
    await client.end()
  }
}

async function backUp(endings) {
  process.chdir(ROOT)
  const settings = readEnvironment()
  const env = await completeEnvironment(settings, endings, { isGuest: true })
  const stamp = new Date().toISOString().replace(/[:.]/g, "-").slice(0, 19)
  const file = path.resolve(process.argv[2] ?? path.join(settings.dataDir, "backups", `shop-${stamp}.tar.gz`))
  if (fs.existsSync(file)) throw new StartError(`${file} exists already.`)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const folder = fs.mkdtempSync(path.join(path.dirname(file), "unfinished-"))
  endings.add(() => fs.rmSync(folder, { recursive: true, force: true }))
  fs.mkdirSync(path.join(folder, "database"))
  const database = await step("Reading the database", () =>
    dumpDatabase(env.DATABASE_URL, path.join(folder, "database")),
  )
  // After the database: a file that a row names is there, and one too many does no harm.
  copyDataFiles(settings.dataDir, path.join(folder, "files"))
  const about = { madeAt: new Date().toISOString(), host: os.hostname(), schema: schemaFingerprint(), ...database }
  await step("Packing", () => pack(folder, file, about))
  const count = Object.values(database.rows).reduce((sum, rows) => sum + rows, 0)
  say(`${file}: ${count} rows of ${Object.keys(database.rows).length} tables, and the files of ${settings.dataDir}.`)
  say("It holds personal data and secrets: keep it as safe as the shop.")
}

/** `npm run backup [file]`: the whole shop in one archive, while it runs or not. */
export const backup = () => runUntilEnd(backUp)
