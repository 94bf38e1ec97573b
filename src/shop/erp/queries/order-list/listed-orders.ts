import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { companyOfOrder } from "#area/companies"
import { CAPTURED, orderedTotal } from "#area/orders"
import type { CalendarDay, Period } from "#kernel/calendar-day"
import { personName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import type { RentalState } from "#shop/rental/rules/rental-status"
import type { StandingInvoice } from "../../rules/invoice-standing"
import type { Wait } from "../../rules/order-filters"
import { BILLED_FURTHER, WAITS_OF } from "./list-filters"

export interface ListedLine {
  id: string
  product: string
  choice: string | null
  quantity: number
  /** On rentals: as ordered. */
  period: Period | null
  delivery: string | null
  reservation: {
    id: string
    state: RentalState
    start: CalendarDay
    end: CalendarDay
    serial_number: string | null
    waits_for_inspection: boolean
  } | null
}

export interface ListedRow {
  id: string
  shop_number: string
  ordered_on: string
  documents: string | null
  company: string
  person: string
  email: string
  phone: string
  reference: string
  lines: ListedLine[] | null
  invoices: StandingInvoice[] | null
  waits: Wait[]
  is_captured: boolean
  is_cancelled: boolean
  is_billed_further: boolean
  /** Francs with VAT, as it was placed. */
  total: number
}

const LINES = `
  select json_agg(json_build_object(
           'id', line.id, 'product', line.product_title, 'choice', line.variant_title, 'quantity', item.quantity,
           'period', line.metadata->'rental'->'period', 'delivery', line.metadata->'rental'->'delivery'->>'name',
           'reservation', reserved.json)
         order by (line.metadata->>'position')::int nulls last, line.created_at, line.id)
    from order_item item
    join order_line_item line on line.id = item.item_id
    left join lateral (
      select json_build_object(
               'id', r.id, 'state', r.status, 'start', r.start_day, 'end', r.end_day,
               'serial_number', case when r.status <> 'cancelled' then u.serial_number end,
               'waits_for_inspection', u.deleted_at is null and exists (select from rental_inspection i
                                                where i.reservation_id = r.id and i.inspected_at is null)) as json
        from rental_reservation r join rental_unit u on u.id = r.unit_id
       where r.order_id = o.id and r.order_line_id = line.id and r.swapped_out_of is null and r.deleted_at is null
       order by r.status = 'cancelled', r.created_at desc limit 1) reserved on true
   where item.order_id = o.id and item.version = o.version and item.deleted_at is null and item.quantity > 0`

const COLUMNS = `
  o.id, ${shopNumber("o")} as shop_number, to_char(o.created_at at time zone 'Europe/Zurich', 'YYYY-MM-DD') as ordered_on,
  (select string_agg(concat_ws(', ', erp_order_number, erp_invoice_number), ', ' order by serial)
     from erp_mirror where order_id = o.id) as documents,
  coalesce(${companyOfOrder("o")}, billing.company, '') as company,
  coalesce(nullif(${personName("customer")}, ''), ${personName("billing")}) as person,
  coalesce(o.email, '') as email, coalesce(billing.phone, customer.phone, '') as phone,
  coalesce(o.metadata->>'reference', '') as reference, (${LINES}) as lines,
  (select json_agg(json_build_object('state', state, 'due_date', due_date)) from erp_invoice
    where order_id = o.id and deleted_at is null) as invoices,
  ${WAITS_OF} as waits, ${CAPTURED} as is_captured, o.canceled_at is not null as is_cancelled,
  ${BILLED_FURTHER} as is_billed_further,
  coalesce(${orderedTotal("o", "summary")}, 0)::float8 as total`

/** What the list shows of orders, the newest first. One statement. */
export async function listedOrders(db: Knex, ids: readonly string[]): Promise<ListedRow[]> {
  const { rows } = await db.raw<{ rows: ListedRow[] }>(
    `select ${COLUMNS}
       from "order" o
       left join order_summary summary
         on summary.order_id = o.id and summary.version = o.version and summary.deleted_at is null
       left join customer on customer.id = o.customer_id
       left join order_address billing on billing.id = o.billing_address_id
      where o.id = any(:ids)
      order by o.created_at desc, o.id desc`,
    { ids: [...ids] },
  )
  return rows
}
