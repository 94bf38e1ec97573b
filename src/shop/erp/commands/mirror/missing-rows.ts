import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

interface MissingRow {
  kind: string
  order_id: string
  change_id: string | null
  customer_id: string | null
  created_at: Date
}

/** Orders that didn't come through the shop's checkout, or were placed before there was an ERP. */
const ORDERS = `
  select 'order' as kind, o.id as order_id, null as change_id, o.customer_id, o.created_at
    from "order" o
   where o.deleted_at is null and not o.is_draft_order
     and not exists (select 1 from erp_mirror mirror where mirror.order_id = o.id and mirror.serial = 1)`

const CHANGES = `
  select change.kind, change.order_id, change.id as change_id, own.customer_id, change.created_at
    from rental_change change
    join erp_mirror own on own.order_id = change.order_id and own.serial = 1
   where change.deleted_at is null
     and not exists (select 1 from erp_mirror mirror where mirror.change_id = change.id)`

/** Of orders that are billed by the month, each after those before it: it may stand for them. */
const INSTALMENTS = `
  select 'instalment' as kind, instalment.order_id, instalment.id as change_id, own.customer_id, instalment.created_at,
         instalment.number
    from order_instalment instalment
    join erp_mirror own on own.order_id = instalment.order_id and own.serial = 1
   where not exists (select 1 from erp_mirror mirror where mirror.change_id = instalment.id)`

/** Staff cancelled the whole order in the admin. */
const CANCELLED = `
  select 'order_cancellation' as kind, o.id as order_id, null as change_id, o.customer_id, o.canceled_at as created_at
    from "order" o
    join erp_mirror own on own.order_id = o.id and own.serial = 1
   where o.canceled_at is not null
     and not exists (select 1 from erp_mirror mirror
                      where mirror.order_id = o.id and mirror.kind = 'order_cancellation')`

const AT_ONCE = 500

/** What may be written, and in which order. */
const MISSING: [sql: string, order: string][] = [
  [ORDERS, "created_at, order_id"],
  [CHANGES, "created_at, change_id"],
  [INSTALMENTS, "order_id, number"],
  [CANCELLED, "created_at, order_id"],
]

/**
 * Writes the rows of everything that happened in the shop and has none, oldest first of each order, its own before its changes.
 * Done twice, or by two at once, it finds nothing: the unique keys decide.
 * @returns how many were written
 */
export async function writeMissingRows(db: Knex): Promise<number> {
  let written = 0
  for (const [missing, order] of MISSING) {
    const { rows } = await db.raw<{ rows: MissingRow[] }>(
      `select * from (${missing}) missing order by ${order} limit ${AT_ONCE}`,
    )
    for (const row of rows) written += await writeRow(db, row)
  }
  return written
}

async function writeRow(db: Knex, row: MissingRow): Promise<number> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `insert into erp_mirror (id, kind, order_id, change_id, customer_id, serial, created_at)
     select :id, :kind, :order_id, :change_id, :customer_id,
       (select coalesce(max(serial), 0) + 1 from erp_mirror where order_id = :order_id), least(:created_at, now())
     on conflict do nothing returning id`,
    { id: generateEntityId(undefined, "erpmir"), ...row },
  )
  return rows.length
}
