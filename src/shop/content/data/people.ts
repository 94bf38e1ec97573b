import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { PeopleBody, PeopleKind, StaffEntry } from "../wire/staff-people"

interface List {
  table: string
  prefix: string
  columns: readonly string[]
  /** Kept as "" for none. */
  picture: string
}

const LISTS: Record<PeopleKind, List> = {
  references: {
    table: "content_reference",
    prefix: "cref",
    columns: ["name", "url", "thumbnail"],
    picture: "thumbnail",
  },
  employees: {
    table: "content_employee",
    prefix: "cemp",
    columns: ["first_name", "last_name", "position", "phone", "mail", "avatar"],
    picture: "avatar",
  },
  testimonials: {
    table: "content_testimonial",
    prefix: "ctes",
    columns: ["stars", "text", "name", "company", "avatar"],
    picture: "avatar",
  },
}

const IN_ORDER = ["sort_order", "created_at", "id"]
const KEPT_NULL = "url"

type Row = Record<string, unknown>

/** As the contract has an entry: no picture is null, no link is "". */
const entryOf = <Kind extends PeopleKind>(kind: Kind, row: Row): StaffEntry<Kind> => {
  const { picture } = LISTS[kind]
  return {
    ...row,
    ...(KEPT_NULL in row ? { url: row.url ?? "" } : {}),
    [picture]: row[picture] || null,
  } as StaffEntry<Kind>
}

const rowOf = <Kind extends PeopleKind>(kind: Kind, body: PeopleBody[Kind]): Row => {
  const { picture } = LISTS[kind]
  const row: Row = { ...body }
  return { ...row, ...(KEPT_NULL in row ? { url: row.url || null } : {}), [picture]: row[picture] ?? "" }
}

export async function entriesOf<Kind extends PeopleKind>(db: Knex, kind: Kind): Promise<StaffEntry<Kind>[]> {
  const { table, columns } = LISTS[kind]
  const rows: Row[] = await db(table)
    .where({ deleted_at: null })
    .orderBy(IN_ORDER)
    .select("id", "version", ...columns)
  return rows.map((row) => entryOf(kind, row))
}

/** The entry, kept from other changes until the transaction ends; null if there is none. */
export async function lockEntry<Kind extends PeopleKind>(
  trx: Knex.Transaction,
  kind: Kind,
  id: string,
): Promise<StaffEntry<Kind> | null> {
  const { table, columns } = LISTS[kind]
  const row = await trx(table)
    .where({ id, deleted_at: null })
    .forUpdate()
    .first("id", "version", ...columns)
  return row ? entryOf(kind, row) : null
}

/** The ids of a list in their order, which nobody else changes until the transaction ends. */
export async function lockOrder(trx: Knex.Transaction, kind: PeopleKind): Promise<string[]> {
  const { table } = LISTS[kind]
  await trx.raw("select pg_advisory_xact_lock(hashtext(?))", [table])
  return trx(table).where({ deleted_at: null }).orderBy(IN_ORDER).pluck("id")
}

/** At the end of the list, whose order this transaction has locked. */
export async function insertEntry<Kind extends PeopleKind>(
  trx: Knex.Transaction,
  kind: Kind,
  body: PeopleBody[Kind],
): Promise<string> {
  const { table, prefix } = LISTS[kind]
  const id = generateEntityId(undefined, prefix)
  const last = trx(table).max("sort_order")
  await trx(table).insert({ id, ...rowOf(kind, body), sort_order: trx.raw("coalesce((?), 0) + 1", [last]) })
  return id
}

export async function updateEntry<Kind extends PeopleKind>(
  trx: Knex.Transaction,
  kind: Kind,
  id: string,
  body: PeopleBody[Kind],
) {
  const stamps = { version: trx.raw("version + 1"), updated_at: trx.fn.now() }
  await trx(LISTS[kind].table)
    .where({ id })
    .update({ ...rowOf(kind, body), ...stamps })
}

export async function removeEntry(trx: Knex.Transaction, kind: PeopleKind, id: string) {
  await trx(LISTS[kind].table).where({ id }).update({ deleted_at: trx.fn.now() })
}

/** Numbers the list by its new order; rows that stay in their place are left alone. */
export async function writeOrder(trx: Knex.Transaction, kind: PeopleKind, ids: readonly string[]) {
  await trx.raw(
    `update ${LISTS[kind].table} entry set sort_order = wanted.place
       from jsonb_array_elements_text(?::jsonb) with ordinality wanted (id, place)
      where entry.id = wanted.id and entry.sort_order is distinct from wanted.place`,
    [JSON.stringify(ids)],
  )
}
