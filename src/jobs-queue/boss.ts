import PgBoss from "pg-boss"
import { readEnv } from "../config/env"

let shared: PgBoss | undefined

/** The process's one queue client. Its tables live in the shop's database, in the schema `pgboss`. */
export function theBoss(): PgBoss {
  shared ??= new PgBoss({
    connectionString: readEnv().databaseUrl,
    max: 2,
    application_name: "shop jobs",
    schedule: false,
    maintenanceIntervalSeconds: 10,
    archiveCompletedAfterSeconds: 24 * 60 * 60,
  })
  return shared
}
