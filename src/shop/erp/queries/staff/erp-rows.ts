import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Page } from "#kernel/wire/staff-paging"
import { containing } from "#platform/sql/like"
import { accountName, personName, staffName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import type { NamedOffice } from "../../data/named-provider"
import { isInvoiceLost } from "../../data/store/named-invoice"
import type { ErpFilter, StaffErpRow, StaffErpRows } from "../../wire/staff-erp"
import { NAMED_ORDERS, namedBy } from "./named-orders"

interface MirrorRow extends Omit<StaffErpRow, "order" | "invoice" | "set_off"> {
  erp_order_id: string | null
  erp_order_number: string | null
  erp_invoice_id: string | null
  erp_invoice_number: string | null
  set_off: { id: string; number: string; amount: number }[] | null
}

/** What the order is called, or a change to it. */
const LABEL = `${shopNumber("o")} || case when mirror.serial = 1 then '' else '-' || mirror.serial end`
const FROM = `
  from erp_mirror mirror
  join "order" o on o.id = mirror.order_id
  left join customer on customer.id = o.customer_id`

const ADDRESS_CHANGED = `
  select max(changed.created_at) from order_change changed
    join order_change_action what on what.order_change_id = changed.id
   where changed.order_id = mirror.order_id and changed.created_at > mirror.created_at and changed.deleted_at is null
     and what.details->>'type' = 'shipping_address'
     and coalesce(mirror.erp_order_id, mirror.erp_invoice_id) is not null`

const SET_OFF = `
  case when mirror.set_off is not null then coalesce((
    select json_agg(json_build_object('id', invoice.id, 'number', invoice.number, 'amount', part.amount::int) order by invoice.number)
      from jsonb_each_text(mirror.set_off) part(id, amount) join erp_invoice invoice on invoice.id = part.id), '[]') end`

const COLUMNS = `
  mirror.id, mirror.order_id, mirror.kind, mirror.state, mirror.erp_order_id, mirror.erp_order_number,
  mirror.erp_invoice_id, mirror.erp_invoice_number, ${LABEL} as label, ${accountName("customer", "o.email, ''")} as customer,
  o.customer_id, mirror.credit, ${SET_OFF} as set_off, mirror.attempts, mirror.next_attempt_at, mirror.started_at, mirror.last_error_class,
  mirror.last_error, mirror.alarmed_at, (${ADDRESS_CHANGED}) as address_changed_at, coalesce(mirror.lease_until > clock_timestamp(), false) as is_busy,
  ${isInvoiceLost("mirror")} as is_invoice_lost,
  case when mirror.solved_by is not null then json_build_object(
    'by', ${staffName("staff", "mirror.solved_by")},
    'at', mirror.settled_at, 'note', mirror.settled_note, 'document', mirror.settled_document) end as settled`

const STAFF = `left join "user" staff on staff.id = mirror.solved_by`

/** All that an order has in the ERP, in its order. */
export async function erpRowsOfOrder(db: Knex, office: NamedOffice | null, orderId: string): Promise<StaffErpRows> {
  const { rows } = await db.raw<{ rows: MirrorRow[] }>(
    `select ${COLUMNS} ${FROM} ${STAFF} where mirror.order_id = ? order by mirror.serial`,
    [orderId],
  )
  return { rows: rows.map((row) => wire(row, office)), count: rows.length }
}

const FILTERS: Record<ErpFilter, string> = {
  open: "mirror.state <> 'done'",
  parked: "mirror.state = 'parked'",
  credit: "mirror.state = 'credit'",
  done: "mirror.state = 'done'",
}

const FOUND = `(${LABEL} ilike :q or mirror.erp_order_number ilike :q or mirror.erp_invoice_number ilike :q
  or mirror.settled_document ilike :q or customer.company_name ilike :q or o.email ilike :q
  or ${personName("customer")} ilike :q or mirror.order_id in (${NAMED_ORDERS}))`

interface QueueQuery extends Page {
  filter: ErpFilter
  q: string
}

/** The queue into the ERP: what isn't done oldest first, what is done latest first. Two statements. */
export async function erpQueue(
  db: Knex,
  office: NamedOffice | null,
  { filter, q, limit, offset }: QueueQuery,
): Promise<StaffErpRows> {
  const where = `where mirror.deleted_at is null and ${FILTERS[filter]} ${q ? `and ${FOUND}` : ""}`
  const order = filter === "done" ? "mirror.created_at desc, mirror.serial desc" : "mirror.created_at, mirror.serial"
  const search = q ? { q: containing(q), ...namedBy(q) } : {}
  const [{ rows }, counted] = await Promise.all([
    db.raw<{ rows: MirrorRow[] }>(
      `select ${COLUMNS} ${FROM} ${STAFF} ${where} order by ${order} limit :limit offset :offset`,
      { ...search, limit, offset },
    ),
    db.raw<{ rows: { count: number }[] }>(`select count(*)::int as count ${FROM} ${where}`, search),
  ])
  return { rows: rows.map((row) => wire(row, office)), count: counted.rows[0].count }
}

function wire(
  { erp_order_id, erp_order_number, erp_invoice_id, erp_invoice_number, set_off, ...row }: MirrorRow,
  office: NamedOffice | null,
): StaffErpRow {
  const linked = (kind: "order" | "invoice", id: string | null, number: string | null) =>
    id && number ? { number, url: office?.document(kind, { id, number }) ?? null } : null
  return {
    ...row,
    order: linked("order", erp_order_id, erp_order_number),
    invoice: linked("invoice", erp_invoice_id, erp_invoice_number),
    set_off:
      set_off?.map(({ id, number, amount }) => ({
        number,
        url: office?.document("invoice", { id, number }) ?? null,
        amount,
      })) ?? null,
  }
}
