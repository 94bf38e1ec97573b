import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** The pool, or a running transaction to take part in. */
export type Database = Knex | Knex.Transaction

/** Rows of one statement; parameters are `?`. */
export async function rowsOf<Row>(database: Database, sql: string, parameters: Knex.RawBinding[]): Promise<Row[]> {
  const { rows } = await database.raw<{ rows: Row[] }>(sql, parameters)
  return rows
}
