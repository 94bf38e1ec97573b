import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { parseArgs } from "node:util"
import { migrateDatabase } from "../lib/medusa.mjs"
import { step } from "../lib/progress.mjs"
import { ROOT } from "../lib/root.mjs"
import { schemaFingerprint } from "../lib/schema.mjs"
import { StartError } from "../lib/start-error.mjs"
import { completeEnvironment, readEnvironment } from "../start/preparation.mjs"
import { claimDataDir } from "../start/single-start.mjs"
import { runUntilEnd, say } from "../start/stopping.mjs"
import { unpack } from "./archive.mjs"
import { copyDataFiles, dataFiles } from "./data-files.mjs"
import { holdBack, laterMigrations } from "./former-version.mjs"
import { emptyTables, loadTable, tablesOf } from "./tables.mjs"
import { requireNoErp, silence, TRIAL_NOTICE } from "./trial.mjs"

const require = createRequire(import.meta.url)
const { Client } = require("pg")
const PgBoss = require("pg-boss")

const JOBS = "pgboss"

/** The tables of the archive's version, without a row of a catalogue: migrations for the shop's, the queue's own for its jobs. */
async function makeTables(env, queues) {
  await migrateDatabase("Making the tables", env)
  const boss = new PgBoss({ connectionString: env.DATABASE_URL, supervise: false, schedule: false })
  await boss.start()
  for (const queue of queues) await boss.createQueue(queue)
  await boss.stop({ graceful: false })
}

/** All rows or none. References and triggers are put off: what is loaded held together when it was read. */
async function loadRows(client, folder, { rows, sequences }) {
  const fileOf = ({ schema, name }) => path.join(folder, `${schema}.${name}.jsonl`)
  await client.query("create table if not exists start_note (name text primary key, value text not null)")
  const tables = await tablesOf(client)
  await client.query("begin")
  await client.query("set local session_replication_role = replica")
  await emptyTables(client, tables)
  for (const table of tables) {
    const name = `${table.schema}.${table.name}`
    const loaded = fs.existsSync(fileOf(table)) ? await loadTable(client, table, fileOf(table)) : 0
    if (loaded !== (rows[name] ?? 0)) throw new StartError(`${name} has ${loaded} rows instead of ${rows[name]}.`)
  }
  const missing = Object.keys(rows).filter((name) => !tables.some((table) => `${table.schema}.${table.name}` === name))
  if (missing.length > 0) throw new StartError(`There is no table for the rows of ${missing.join(", ")}.`)
  for (const { name, value } of sequences) await client.query("select setval($1, $2)", [name, value])
  await client.query("commit")
}

const linesOf = (file) => (fs.existsSync(file) ? fs.readFileSync(file, "utf8").trim().split("\n").filter(Boolean) : [])

async function restoreShop(endings) {
  process.chdir(ROOT)
  const { values, positionals } = parseArgs({ options: { trial: { type: "boolean" } }, allowPositionals: true })
  const [file] = positionals
  if (!file) throw new StartError("Which one? npm run restore <file>, or npm run restore -- --trial <file>")
  const settings = readEnvironment()
  if (values.trial) requireNoErp(settings)
  await claimDataDir(settings.dataDir)
  if (dataFiles(settings.dataDir).length > 0)
    throw new StartError(`DATA_DIR ${settings.dataDir} is not empty: a shop is restored into an empty one only.`)
  const folder = fs.mkdtempSync(path.join(settings.dataDir, "unfinished-"))
  endings.add(() => fs.rmSync(folder, { recursive: true, force: true }))
  const about = await step("Reading the archive", () => unpack(path.resolve(file), folder))
  const database = path.join(folder, "database")
  const later = about.schema === schemaFingerprint() ? [] : laterMigrations(database)

  const env = await completeEnvironment(settings, endings)
  const client = new Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  try {
    if ((await tablesOf(client)).length > 0)
      throw new StartError("DATABASE_URL: the database is not empty: a shop is restored into an empty one only.")
    const queues = linesOf(path.join(database, `${JOBS}.queue.jsonl`)).map((line) => JSON.parse(line).name)
    if (later.length > 0) await holdBack(client, later)
    await step("Making the tables", () => makeTables(env, queues))
    await step("Loading the database", () => loadRows(client, database, about))
    if (later.length > 0) await migrateDatabase("Bringing it to this version", env)
    if (values.trial) await silence(client)
  } finally {
    await client.end()
  }
  copyDataFiles(path.join(folder, "files"), settings.dataDir)
  const migrated =
    later.length > 0 ? " It was made by a former version: run npm run migrate before servers of your own." : ""
  say(`Restored as it was at ${about.madeAt}. Start it with npm start.${migrated}`)
  if (values.trial) say(TRIAL_NOTICE)
}

/** `npm run restore [-- --trial] <file>`: a shop from its archive, where there is none yet; a trial is silent towards others. */
export const restore = () => runUntilEnd(restoreShop)
