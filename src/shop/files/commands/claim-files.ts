import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { now } from "#platform/clock"
import { invalidField } from "#platform/refusal"
import type { FileUseName } from "../rules/file-uses"

interface Claim {
  ids: readonly string[]
  use: FileUseName
  owner: { type: string; id: string }
  /** What the request calls the files. */
  field: string
}

/**
 * Binds private files to what they belong to, in the transaction that makes it. The same claim again changes nothing.
 * @throws Refusal 400 keyed by the field: a file isn't there, is for something else, or belongs elsewhere
 */
export async function claimFiles(trx: Knex.Transaction, { ids, use, owner, field }: Claim): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const claimed = await trx("stored_file")
    .whereIn("id", wanted)
    .where({ use })
    .whereNull("deleted_at")
    .where((free) => free.whereNull("owner_id").orWhere({ owner_type: owner.type, owner_id: owner.id }))
    .update({ owner_type: owner.type, owner_id: owner.id, updated_at: now() })
  if (claimed !== wanted.length) throw invalidField(field, "files.gone")
}
