import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { readEnv } from "#config/env"
import { notFound } from "#platform/refusal"
import { type EntryRow, lockEntry } from "../data/entries"
import { idOfToken } from "../data/entry-token"

/** @throws Refusal 404 for a link that isn't one of ours */
export function idOfLink(token: string): string {
  const id = idOfToken(token, readEnv().sessionSecret)
  if (id === null) throw notFound()
  return id
}

/** The entry of a mail's link, locked. @throws Refusal 404 for a wrong link, or what has been forgotten */
export async function lockEntryOfLink(trx: Knex.Transaction, token: string): Promise<EntryRow> {
  const entry = await lockEntry(trx, idOfLink(token))
  if (!entry) throw notFound()
  return entry
}
