import { createHash, scryptSync } from "node:crypto"
import { createRequire } from "node:module"
import { setTimeout as sleep } from "node:timers/promises"
import { fingerprint } from "../lib/build/fingerprint.mjs"
import { medusa, migrateDatabase } from "../lib/medusa.mjs"
import { step } from "../lib/progress.mjs"
import { requireUniqueMigrations, schemaFingerprint } from "../lib/schema.mjs"
import { StartError } from "../lib/start-error.mjs"
import { requireReachable } from "./early-checks.mjs"
import { keepLogin } from "./secrets.mjs"

const { Client } = createRequire(import.meta.url)("pg")

/** Guards the preparation against a second instance on the same database; any number that nothing else uses. */
const PREPARATION_LOCK = 7_265_110

/** The seed adds what is missing, so that a newer version brings what it needs; it changes nothing that is there. */
const SEED_SOURCES = ["seed", "src/scripts"]

async function connect(databaseUrl) {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 8_000 })
  client.on("error", () => undefined) // a lost connection fails the next query; Ctrl-C ends the server underneath
  try {
    await client.connect()
    return client
  } catch (error) {
    throw new StartError(`DATABASE_URL: ${error.message}`)
  }
}

/** Makes the embedded server's database if it is not there yet. */
export async function ensureDatabase(serverUrl, name) {
  const client = await connect(serverUrl)
  const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name])
  if (rowCount === 0) await client.query(`create database "${name}"`)
  await client.end()
}

const DONE = "done"

const PREPARATION_MS = 10 * 60_000

/** What was done to this database is written in it, so that it stays true when the database is replaced. */
async function notes(client) {
  await client.query("create table if not exists start_note (name text primary key, value text not null)")
  const read = async (name) =>
    (await client.query("select value from start_note where name = $1", [name])).rows[0]?.value
  return {
    read,
    has: async (name, value) => (await read(name)) === value,
    write: (name, value) =>
      client.query("insert into start_note values ($1, $2) on conflict (name) do update set value = $2", [name, value]),
  }
}

const STAFF = "staff "

/** A login that was applied, or its e-mail alone; slow to try out for whoever reads a copy of the database. */
const noteOf = (email, password = "") =>
  STAFF + scryptSync(password, `staff ${email.toLowerCase()}`, 32).toString("hex")

async function isThere(client, email) {
  const there = `select 1 from "user" where lower(email) = $1 and deleted_at is null`
  return (await client.query(there, [email.toLowerCase()])).rowCount > 0
}

const FROM_FORMER_VERSIONS = `with last as (delete from start_note where name = 'staff' returning value)
  insert into start_note select $1 || value, $2 from last on conflict do nothing`

/**
 * What becomes of the login that the environment names. It is `new` if it was never applied: then it makes a staff user or sets his
 * password. What was applied is `known`, and stays as it was changed in the admin since, whatever was applied after it. Once there
 * was one, values that the operator didn't set are `ignored`: without an e-mail, or without a password for somebody who is there
 * or was. Where a version filled the database that kept no notes, he stays as he is.
 */
async function standingOf(client, done, { email, password, isUnnamed, isGenerated, isNew }) {
  await client.query(FROM_FORMER_VERSIONS, [STAFF, DONE])
  const { rows } = await client.query("select name from start_note where starts_with(name, $1)", [STAFF])
  const applied = new Set(rows.map(({ name }) => name))
  if (applied.size === 0 && (await done.read("contents")) === undefined) return "new"
  if (applied.size === 0) return isNew ? "ignored" : "known"
  if (applied.has(noteOf(email, password))) return "known"
  if (isUnnamed || (isGenerated && (applied.has(noteOf(email)) || (await isThere(client, email))))) return "ignored"
  return "new"
}

/**
 * Migrates when migrations, models, links or packages changed; seeds when there is something new; makes the staff user, or sets his
 * password, when the environment names a login that was never applied.
 * @param {{ env: object, staff: { email: string, password: string, isUnnamed?: boolean, isGenerated?: boolean, isNew?: boolean } }} what
 * `env` is the complete environment of Medusa's commands
 * @returns {Promise<"new" | "known" | "ignored">} what became of `staff`
 */
export async function prepareDatabase({ env, staff }) {
  await requireReachable(env.DATABASE_URL)
  const client = await connect(env.DATABASE_URL)
  try {
    await client.query("select pg_advisory_lock($1)", [PREPARATION_LOCK])
    const done = await notes(client)
    const schema = schemaFingerprint()
    if (!(await done.has(`schema ${schema}`, DONE))) {
      requireUniqueMigrations()
      await step("Migrating the database", () => migrateDatabase("Migrating the database", env))
      await done.write(`schema ${schema}`, DONE)
    }
    const contents = createHash("sha256")
      .update(`${fingerprint(SEED_SOURCES)} ${env.SHOP_MODE}`)
      .digest("hex")
    const standing = await standingOf(client, done, staff)
    if (standing === "new" || !(await done.has("contents", contents))) {
      if (standing === "new" && staff.isNew) keepLogin(staff)
      const filling = { ...env, ADMIN_EMAIL: staff.email, ADMIN_PASSWORD: staff.password }
      const file = "src/scripts/fill-database.ts"
      const args = standing === "new" ? ["staff"] : []
      await step("Filling the database", () => medusa("Filling the database", "exec", { file, args }, filling))
      await done.write("contents", contents)
    }
    if (standing !== "ignored")
      for (const note of [noteOf(staff.email, staff.password), noteOf(staff.email)]) await done.write(note, DONE)
    return standing
  } finally {
    await client.end()
  }
}

/** For processes that leave the preparation to another one. @throws StartError if nobody does it */
export async function untilPrepared(databaseUrl) {
  const client = await connect(databaseUrl)
  const wanted = `schema ${schemaFingerprint()}`
  const isNoted = async () => {
    const { rows } = await client.query("select to_regclass('start_note') is not null as exists")
    return rows[0].exists && (await client.query("select 1 from start_note where name = $1", [wanted])).rowCount > 0
  }
  try {
    for (const deadline = Date.now() + PREPARATION_MS; Date.now() < deadline; await sleep(500))
      if (await isNoted()) return
    throw new StartError("DATABASE_URL: nobody prepared the database for this version; run npm run migrate.")
  } finally {
    await client.end()
  }
}
