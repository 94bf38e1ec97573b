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

/**
 * The same where several of the writes return something.
 * @param named each returns one row
 * @returns the columns of all of them in one row
 */
export async function toldAtOnce<Row>(
  trx: Knex.Transaction,
  writes: readonly (Knex.QueryBuilder | Knex.Raw)[],
  named: Readonly<Record<string, Knex.Raw>>,
): Promise<Row> {
  const names = Object.keys(named)
  const told = [...writes.map((_, position) => `write_${position} as (?)`), ...names.map((name) => `${name} as (?)`)]
  const { rows } = await trx.raw<{ rows: Row[] }>(`with ${told.join(", ")} select * from ${names.join(", ")}`, [
    ...writes,
    ...Object.values(named),
  ])
  return rows[0]
}
