import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import pg from "pg"
import { startPg } from "../../scripts/embedded-postgres.mjs"
import { freePort } from "./ports"
import { DATA_DIR, ROOT, SHOP_NOW, TEMPLATE_DATABASE } from "./settings"

interface ServerOptions {
  dir?: string
  /** Waits for the disk as in production; tests don't. */
  isDurable?: boolean
}

/** A PostgreSQL server whose data is kept between runs, for the template's sake. */
export async function startTestPostgres({ dir = "postgres", isDurable = false }: ServerOptions = {}) {
  fs.mkdirSync(DATA_DIR, { recursive: true })
  const server = await startPg({ dir: path.join(DATA_DIR, dir), port: await freePort(), fast: !isDurable })
  return { url: server.url as string, pid: server.pid as number, stop: () => server.stop() as Promise<void> }
}

export const databaseUrl = (serverUrl: string, database: string) => {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.toString()
}

/** Runs `work` on a connection of its own to the server's maintenance database. */
export async function asAdministrator<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(databaseUrl(serverUrl, "postgres"))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Replaces `database` by a fresh copy of the template, cutting whoever is connected. Takes some 100 ms. */
export const cloneTemplate = (serverUrl: string, database: string) =>
  asAdministrator(serverUrl, async (client) => {
    await client.query(`drop database if exists "${database}" with (force)`)
    await client.query(`create database "${database}" template "${TEMPLATE_DATABASE}" strategy file_copy`)
  })

/**
 * Makes the template unless the one kept from an earlier run was made from the same migrations and seed.
 * The fingerprint is written last, so that an interrupted making is repeated.
 */
export async function ensureTemplate(serverUrl: string, make: (templateUrl: string) => Promise<void>) {
  const wanted = fingerprint()
  await asAdministrator(serverUrl, async (client) => {
    const kept = await client.query(
      "select shobj_description(oid, 'pg_database') as fingerprint from pg_database where datname = $1",
      [TEMPLATE_DATABASE],
    )
    if (kept.rows[0]?.fingerprint === wanted) return
    await client.query(`drop database if exists "${TEMPLATE_DATABASE}" with (force)`)
    await client.query(`create database "${TEMPLATE_DATABASE}"`)
    await make(databaseUrl(serverUrl, TEMPLATE_DATABASE))
    await client.query(`comment on database "${TEMPLATE_DATABASE}" is '${wanted}'`)
  })
}

/** Hash of all that decides what a migrated and seeded database holds. */
function fingerprint(): string {
  const hash = createHash("sha256").update(SHOP_NOW)
  const sources = [
    "package-lock.json",
    "medusa-config.ts",
    "scripts",
    "seed",
    "src/links",
    "src/modules",
    "integrations",
  ]
  for (const file of sources.flatMap((source) => filesUnder(path.join(ROOT, source))))
    hash.update(path.relative(ROOT, file)).update(fs.readFileSync(file))
  return hash.digest("hex")
}

function filesUnder(location: string): string[] {
  if (!fs.existsSync(location)) return []
  if (fs.statSync(location).isFile()) return [location]
  return fs
    .readdirSync(location, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && !`${entry.parentPath}/`.includes("/node_modules/") && !entry.parentPath.includes("__tests__"),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
