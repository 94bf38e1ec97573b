import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** The pool, or a running transaction to take part in. */
export type Database = Knex | Knex.Transaction

/** Rows of one statement; parameters are `:name`. */
export async function rowsOf<Row>(
  database: Database,
  sql: string,
  parameters: Record<string, unknown>,
): Promise<Row[]> {
  const { rows } = await database.raw<{ rows: Row[] }>(sql, parameters as Record<string, Knex.RawBinding>)
  return rows
}

/** `name` milliseconds from now, by the database's clock: the one that all processes share. */
export const inMs = (name: string) => `clock_timestamp() + :${name} * interval '1 millisecond'`
