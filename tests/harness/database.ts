import path from "node:path"
import pg from "pg"
import { fingerprint } from "../../scripts/lib/build/fingerprint.mjs"
import { schemaFingerprint } from "../../scripts/lib/schema.mjs"
import { startEmbeddedPostgres } from "../../scripts/postgres/embedded.mjs"
import { RUN_DIR, SHOP_NOW, TEMPLATE_DATABASE } from "./settings"

interface ServerOptions {
  dataDir?: string
  /** Waits for the disk as in production; tests don't. */
  isDurable?: boolean
  /** What it is recovered from. */
  archiveDir?: string
  /** How long a part of the log waits until it is archived. */
  archiveSeconds?: number
}

/** A PostgreSQL server whose data is kept between runs, for the template's sake. */
export const startTestPostgres = ({ dataDir = RUN_DIR, isDurable = false, ...archive }: ServerOptions = {}) =>
  startEmbeddedPostgres({ dataDir: path.resolve(dataDir), isDisposable: !isDurable, ...archive })

export const databaseUrl = (serverUrl: string, database: string) => {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.toString()
}

export const nameOfDatabase = (url: string) => new URL(url).pathname.slice(1)

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

/** All that decides, besides the schema, what a migrated and seeded database holds. */
const SOURCES = "seed src/config src/platform/jobs src/server/job-handlers.ts src/shop/settings/rules src/scripts"

/**
 * Makes the template unless the one kept from an earlier run was made from the same sources on the same day of the shop.
 * The fingerprint is written last, so that an interrupted making is repeated.
 */
export async function ensureTemplate(serverUrl: string, make: (templateUrl: string) => Promise<void>) {
  const wanted = `${SHOP_NOW} ${schemaFingerprint()} ${fingerprint(SOURCES.split(" "))}`
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
