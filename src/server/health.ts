import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Express } from "express"

const READY_TIMEOUT_MS = 2_000

/** `/health`: the process answers. `/ready`: it also reaches its database, so that traffic may come. */
export function mountHealth(app: Express, database: Knex) {
  app.get("/health", (_request, response) => response.json({ status: "ok" }))
  app.get("/ready", async (_request, response) => {
    try {
      await database.raw("select 1").timeout(READY_TIMEOUT_MS)
      response.json({ status: "ok" })
    } catch {
      response.status(503).json({ status: "database unreachable" })
    }
  })
}
