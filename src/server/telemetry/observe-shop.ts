import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { JOB_GAUGES } from "#platform/jobs/gauges"
import { OUTBOX_GAUGES } from "#platform/outbox/gauges"
import { type DatabaseGauge, observeDatabase } from "#platform/telemetry/database-gauges"
import { observeProcess } from "#platform/telemetry/process-gauges"
import { ERP_GAUGES } from "#shop/erp/queries/gauges"

/** Since the log of the database went into its archive; of one that isn't archived, nothing. */
const ARCHIVE: DatabaseGauge = {
  name: "shop.database.archive.age",
  sql: `select extract(epoch from now() - coalesce(last_archived_time, pg_postmaster_start_time()))
          from pg_stat_archiver where current_setting('archive_mode') <> 'off'`,
}

interface Observed {
  database: Knex
  /** Fingerprint of what this version's migrations were made from, as `/ready` looks for it. */
  schema: string
  role: string
}

/** What is asked of a running shop at each export: each process how it is, and those that do the work what of it waits. */
export function observeShop({ database, schema, role }: Observed) {
  const ready: DatabaseGauge = {
    ...{ name: "shop.ready", attributes: { "shop.role": role }, otherwise: 0 },
    sql: `select exists (select from start_note where name = 'schema ${schema}')::int`,
  }
  observeProcess(database)
  const work = role === "server" ? [] : [ARCHIVE, ...JOB_GAUGES, ...OUTBOX_GAUGES, ...ERP_GAUGES]
  observeDatabase(database, [ready, ...work])
}
