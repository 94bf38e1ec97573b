import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Response, Router } from "express"

const READY_TIMEOUT_MS = 2_000

interface HealthOptions {
  database: Knex
  /** Fingerprint of what this version's migrations were made from. */
  schema: string
  isLeaving: () => boolean
}

/** Every preparation of a database notes in it what it was made for: see scripts/start/database.mjs. */
async function isPrepared(database: Knex, schema: string): Promise<boolean> {
  const { rows } = await database
    .raw("select 1 from start_note where name = ? limit 1", [`schema ${schema}`])
    .timeout(READY_TIMEOUT_MS)
  return rows.length > 0
}

/**
 * `/health`: the process answers. `/ready`: traffic may come, since it reaches its database, whose migrations are done,
 * and was not asked to stop. Redis, mail server and ERP may be away: the shop sells without them. `/serving`: for proxies, it was not
 * asked to stop; while the database is away the shop has pages in memory and says by itself when to come again.
 */
export function mountHealth(router: Router, { database, schema, isLeaving }: HealthOptions) {
  router.get("/health", (_request, response) => response.json({ status: "ok" }))
  router.get("/serving", (_request, response) => told(response, isLeaving() ? "stopping" : "ok"))
  router.get("/ready", async (_request, response) => {
    told(response, isLeaving() ? "stopping" : await stateOf(database, schema))
  })
}

const told = (response: Response, status: string) =>
  response
    .status(status === "ok" ? 200 : 503)
    .set("Cache-Control", "no-store")
    .json({ status })

async function stateOf(database: Knex, schema: string) {
  try {
    return (await isPrepared(database, schema)) ? "ok" : "migrations missing"
  } catch {
    return "database unreachable"
  }
}
