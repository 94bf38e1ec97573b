import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

export interface StoredText {
  html: string
  /** 0 for a text that nobody has written yet. */
  version: number
}

/**
 * The text of a key as it is, locked until the transaction ends; null if there is none and `isNew` doesn't allow one.
 * @param at becomes the day of a new text
 */
export async function lockText(
  trx: Knex.Transaction,
  key: string,
  { isNew, at }: { isNew: boolean; at: Date },
): Promise<StoredText | null> {
  if (isNew) {
    const block = { id: generateEntityId(undefined, "cblk"), key, html: "", version: 0, created_at: at, updated_at: at }
    await trx("content_block").insert(block).onConflict(trx.raw("(key) where deleted_at is null")).ignore()
  }
  return (await trx("content_block").where({ key, deleted_at: null }).forUpdate().first("html", "version")) ?? null
}

interface NewVersion {
  key: string
  html: string
  staffId: string
  restoredFrom: number | null
  /** By what name the text was known until now, and is from now on. */
  labels?: { former: string; label: string }
  at: Date
}

/**
 * Writes a locked text and keeps it as the next version; what came with the shop is kept as the first before.
 * @returns the new version's number
 */
export async function writeText(
  trx: Knex.Transaction,
  before: StoredText,
  { key, html, staffId, restoredFrom, labels, at }: NewVersion,
): Promise<number> {
  const version = before.version + 1
  if (before.version > 0) {
    await trx.raw(
      `insert into content_block_version (id, key, version, html, created_at, updated_at)
       select ?, key, version, html, updated_at, updated_at from content_block where key = ? and deleted_at is null
       on conflict (key, version) where deleted_at is null do nothing`,
      [generateEntityId(undefined, "cbver"), key],
    )
    if (labels)
      await trx("content_block_version")
        .where({ key, version: before.version, label: null, deleted_at: null })
        .update({ label: labels.former })
  }
  await trx("content_block").where({ key, deleted_at: null }).update({ html, version, updated_at: at })
  await trx("content_block_version").insert({
    id: generateEntityId(undefined, "cbver"),
    key,
    version,
    html,
    staff_id: staffId,
    restored_from: restoredFrom,
    label: labels?.label ?? null,
    created_at: at,
    updated_at: at,
  })
  return version
}
