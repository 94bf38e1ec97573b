import { type Database, inMs, rowsOf } from "./database"

/** Work that one process does for all. */
export type TaskName = "sweep" | "changed-invoices" | "open-invoices"

export interface TakenTask {
  /** What the last run left for this one. */
  watermark: Date | null
}

/** The task if it is due and nobody else is at it. */
export async function takeTask(database: Database, id: TaskName, leaseMs: number): Promise<TakenTask | null> {
  await rowsOf(database, "insert into erp_task (id) values (:id) on conflict do nothing", { id })
  const [task] = await rowsOf<TakenTask>(
    database,
    `update erp_task set lease_until = ${inMs("leaseMs")}
      where id = :id and due_at <= clock_timestamp() and (lease_until is null or lease_until < clock_timestamp())
      returning watermark`,
    { id, leaseMs },
  )
  return task ?? null
}

/** Ends a run. Without a watermark the last one stays: what failed is done again. */
export async function finishTask(
  database: Database,
  id: TaskName,
  { everyMs, watermark }: { everyMs: number; watermark: Date | null },
): Promise<void> {
  await rowsOf(
    database,
    `update erp_task set lease_until = null, due_at = ${inMs("everyMs")}, watermark = coalesce(:watermark, watermark)
      where id = :id`,
    { id, everyMs, watermark },
  )
}
