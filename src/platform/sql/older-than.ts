import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { invalidField } from "../refusal"

/**
 * The condition that rows of a table come after its row `:starting_after` in a list of the newest first (`created_at desc, id desc`), whatever
 * was added meanwhile; true of all where that is "".
 */
export const olderThan = (alias: string, table: string) =>
  `(:starting_after = '' or (${alias}.created_at, ${alias}.id) <
     (select edge.created_at, edge.id from ${table} edge where edge.id = :starting_after))`

/** @param startingAfter a row's id; "" for none @throws Refusal 400 keyed `starting_after` where there never was such a row */
export async function assertEdge(db: Knex, table: string, startingAfter: string) {
  if (startingAfter === "") return
  if (!(await db(table).where({ id: startingAfter }).first("id"))) throw invalidField("starting_after", "input.invalid")
}
