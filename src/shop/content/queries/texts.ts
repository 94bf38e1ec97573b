import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { staffName } from "#platform/sql/names"
import {
  contentKeys,
  isContentKey,
  type StaffText,
  type StaffTexts,
  type TextVersion,
  type TextVersionDetail,
} from "../wire/staff-content"

type ListedText = StaffTexts["texts"][number]

const WRITER = `${staffName("staff", "v.staff_id")} as staff`
const BLOCKS = `from content_block b
  left join content_block_version v on v.key = b.key and v.version = b.version and v.deleted_at is null
  left join "user" staff on staff.id = v.staff_id
  where b.deleted_at is null`
const VERSION = `v.version, v.restored_from, v.label, v.created_at as written_at, ${WRITER}`
const VERSIONS = `from content_block_version v left join "user" staff on staff.id = v.staff_id
  where v.key = ? and v.deleted_at is null`

const unwritten = (key: string): ListedText => ({ key, version: 0, staff: null, written_at: null })

/** Every text of the pages, in their order, and what else is kept. */
export async function staffTexts(database: Knex): Promise<ListedText[]> {
  const sql = `select b.key, b.version, b.updated_at as written_at, ${WRITER} ${BLOCKS} order by b.key`
  const { rows } = await database.raw<{ rows: ListedText[] }>(sql)
  const kept = new Map(rows.map((row) => [row.key, row]))
  return [...new Set([...contentKeys, ...kept.keys()])].map((key) => kept.get(key) ?? unwritten(key))
}

/** The text as it is, empty if nobody has written it yet; null for a key that no page asks for and nobody has written. */
export async function staffText(database: Knex, key: string): Promise<StaffText | null> {
  const sql = `select b.key, b.html, b.version, b.updated_at as written_at, ${WRITER} ${BLOCKS} and b.key = ?`
  const [kept] = (await database.raw<{ rows: StaffText[] }>(sql, [key])).rows
  if (kept) return kept
  return isContentKey(key) ? { ...unwritten(key), html: "" } : null
}

/** What a text was, the latest first, and how many versions there are. */
export async function versionsOf(database: Knex, key: string, { limit, offset }: { limit: number; offset: number }) {
  const sql = `select ${VERSION}, count(*) over ()::int as count ${VERSIONS} order by v.version desc limit ? offset ?`
  const { rows } = await database.raw<{ rows: (TextVersion & { count: number })[] }>(sql, [key, limit, offset])
  return { versions: rows.map(({ count, ...version }): TextVersion => version), count: rows[0]?.count ?? 0 }
}

/** One version with its text; null if there is none of this number. */
export async function versionOf(database: Knex, key: string, version: number): Promise<TextVersionDetail | null> {
  const sql = `select ${VERSION}, v.html ${VERSIONS} and v.version = ?`
  return (await database.raw<{ rows: TextVersionDetail[] }>(sql, [key, version])).rows[0] ?? null
}
