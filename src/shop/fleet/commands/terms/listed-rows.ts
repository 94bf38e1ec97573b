import { isDeepStrictEqual } from "node:util"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId } from "@medusajs/framework/utils"
import { slugOf } from "#kernel/words/slug"
import { differences } from "#platform/audit/differences"
import { recordAudit } from "#platform/audit/record"
import { invalidField, notFound, staleChange } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import type { OrderBody } from "../../wire/staff-rental-configuration"

/** A short list that staff keep in an order of their own. */
export interface StaffList {
  table: "rental_delivery_type" | "rental_purpose" | "product_service"
  idPrefix: string
  /** What the audit calls an entry. */
  subject: string
  /** Columns that staff write, and that the audit keeps. */
  columns: readonly string[]
}

type Columns = Record<string, unknown> & { name: string }
type Row = Columns & { id: string; version: number }

/** One change of a list at a time, since an entry's place and the default concern the others too. */
async function lockList(trx: Knex.Transaction, { table }: StaffList): Promise<Row[]> {
  await trx.raw("select pg_advisory_xact_lock(hashtext('staff list'), hashtext(?))", [table])
  return trx(table).where({ deleted_at: null }).orderBy(["sort_order", "name", "id"])
}

/** Whatever of the entry staff write. */
const told = ({ columns }: StaffList, row: Columns) =>
  Object.fromEntries(columns.map((column) => [column, row[column]]))

interface Change {
  staffId: string
  /** Looks at the other entries, and may write to them, before the entry itself is written. */
  prepare?(trx: Knex.Transaction, before: Row | null, others: Row[]): Promise<void>
}

/** Adds an entry at the list's end. @returns its id */
export const addToList = (
  scope: MedusaContainer,
  list: StaffList,
  { staffId, prepare }: Change,
  columns: Columns,
): Promise<string> =>
  inOneTransaction(scope, async ({ trx }) => {
    const rows = await lockList(trx, list)
    await prepare?.(trx, null, rows)
    const id = generateEntityId(undefined, list.idPrefix)
    const slug = await freeSlug(trx, list, columns.name)
    await trx(list.table).insert({ ...columns, id, slug, sort_order: await endOfList(trx, list) })
    const subject = { type: list.subject, id }
    await recordAudit(trx, { staffId, action: `rental.${list.subject}-add`, subject, before: null, after: columns })
    return id
  })

/**
 * Changes an entry; what is there already isn't written again.
 * @throws Refusal 404 if there is no such entry, 409 if somebody else changed it since
 */
export const changeInList = (
  scope: MedusaContainer,
  list: StaffList,
  { staffId, prepare, id, version }: Change & { id: string; version: number },
  columns: Columns,
): Promise<void> =>
  inOneTransaction(scope, async ({ trx }) => {
    const rows = await lockList(trx, list)
    const row = rows.find((each) => each.id === id)
    if (!row) throw notFound()
    const changed = differences<object>(told(list, row), told(list, columns))
    if (changed === null) return
    if (row.version !== version) throw staleChange(row.version)
    const others = rows.filter((each) => each.id !== id)
    await prepare?.(trx, row, others)
    await trx(list.table)
      .where({ id })
      .update({ ...columns, version: version + 1, updated_at: trx.fn.now() })
    const subject = { type: list.subject, id }
    await recordAudit(trx, { staffId, action: `rental.${list.subject}-change`, subject, ...changed })
  })

/**
 * Puts an entry before another, or last; doing it twice changes nothing.
 * @throws Refusal 404 for an entry that isn't there, 400 keyed `before`
 */
export const moveInList = (
  scope: MedusaContainer,
  list: StaffList,
  staffId: string,
  { id, before }: OrderBody,
): Promise<void> =>
  inOneTransaction(scope, async ({ trx }) => {
    const ids = (await lockList(trx, list)).map((row) => row.id)
    if (!ids.includes(id)) throw notFound()
    if (before !== null && (before === id || !ids.includes(before))) throw invalidField("before", "input.entry_gone")
    const rest = ids.filter((each) => each !== id)
    const place = before === null ? rest.length : rest.indexOf(before)
    const order = [...rest.slice(0, place), id, ...rest.slice(place)]
    if (isDeepStrictEqual(order, ids)) return
    await trx.raw(
      `update ?? set sort_order = place.n, updated_at = now()
         from unnest(?::text[]) with ordinality place (id, n) where place.id = ??`,
      [list.table, order, `${list.table}.id`],
    )
    const subject = { type: list.subject, id }
    await recordAudit(trx, {
      staffId,
      action: `rental.${list.subject}-move`,
      subject,
      before: { ids },
      after: { ids: order },
    })
  })

async function endOfList(trx: Knex.Transaction, { table }: StaffList): Promise<number> {
  const { rows } = await trx.raw("select coalesce(max(sort_order), 0) + 1 as next from ??", [table])
  return rows[0].next
}

/** The name as part of an address, numbered where another entry has it. */
async function freeSlug(trx: Knex.Transaction, { table, subject }: StaffList, name: string): Promise<string> {
  const slug = slugOf(name) || subject
  const taken = new Set<string>(await trx(table).where({ deleted_at: null }).pluck("slug"))
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}
