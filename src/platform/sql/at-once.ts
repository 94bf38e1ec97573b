import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * Writes that need nothing of each other, sent as one statement. None sees what another does; foreign keys between them are
 * checked when all are done.
 * @returns the rows that the last one returns
 */
export async function atOnce<Row = unknown>(
  trx: Knex.Transaction,
  writes: readonly (Knex.QueryBuilder | Knex.Raw)[],
): Promise<Row[]> {
  const others = writes.slice(0, -1).map((_, position) => `write_${position} as (?)`)
  const { rows } = await trx.raw<{ rows: Row[] }>(`${others.length > 0 ? `with ${others.join(", ")} ` : ""}?`, [
    ...writes,
  ])
  return rows
}
