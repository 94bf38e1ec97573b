import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** By column; what is kept as JSON may be any value. */
export type Row = Readonly<Record<string, unknown>>

/**
 * Inserts rows that name the same columns, the others get their defaults. The values go as one JSON text and take the columns' types, so
 * that it is the same statement however many rows there are.
 * @param table the code's own word, as are the columns
 */
export function insertRows(trx: Knex.Transaction, table: string, rows: readonly Row[]): Knex.Raw {
  const columns = columnsOf(rows[0])
  return trx.raw(`insert into "${table}" (${columns}) select ${columns} from ${recordsOf(table)}`, [
    JSON.stringify(rows),
  ])
}

export const columnsOf = (row: Row): string =>
  Object.keys(row)
    .map((column) => `"${column}"`)
    .join(", ")

/** The rows of a JSON text that is bound here, with the types of the table's columns. */
export const recordsOf = (table: string): string => `jsonb_populate_recordset(null::"${table}", ?::jsonb)`
