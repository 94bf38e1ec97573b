import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MOST_UNHEARD } from "../rules/let-go"
import type { EntryRow } from "./entries"

const entries = (db: Knex) => db<EntryRow>("wait_list_entry")

/** Of these entries an offer each ran out of which nobody heard. */
export const countUnheard = (trx: Knex.Transaction, ids: readonly string[]): Promise<unknown> =>
  entries(trx)
    .whereIn("id", [...ids])
    .increment("unheard_offers", 1)

/** The address takes no mail, and somebody was told so: what it is offered counts as heard of from now on. */
export const noteRefused = (db: Knex, id: string): Promise<unknown> =>
  entries(db).where({ id }).update({ unheard_offers: MOST_UNHEARD })
