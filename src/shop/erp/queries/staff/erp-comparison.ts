import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { amendedOrderTotals, orderRecords, totalToCome } from "#area/orders"
import { addDays } from "#kernel/calendar-day"
import { rappenFromFrancs } from "#kernel/money"
import { instantInZurich } from "#platform/clock"
import { invalidField } from "#platform/refusal"
import { accountName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import type { NamedOffice } from "../../data/named-provider"
import type { StaffErpComparison, StaffErpComparisons } from "../../wire/staff-erp"

/** Differences that one answer names. */
const MOST_LISTED = 200
/** Orders with changes whose totals are computed again at once. */
const MOST_CHANGED = 500

interface ComparedRow {
  order_id: string
  shop_number: string
  customer: string
  ordered_at: Date
  /** As it was placed, in francs. */
  total: string
  is_cancelled: boolean
  /** What it comes to now isn't what it was placed for, or isn't all billed yet. */
  is_changed: boolean
  erp_total: number
  credits: number
  is_under_way: boolean
  invoices: { id: string; number: string; state: string; total: number; received: number }[]
}

/** What Medusa says the order came to; refunds that staff entered there are credit lines and no part of it. */
const ORDERED = `(summary.totals->>'current_order_total')::numeric
  + (select coalesce(sum(amount), 0) from order_credit_line credit
      where credit.order_id = o.id and credit.version = o.version and credit.deleted_at is null)`

const SQL = `
  select o.id as order_id, ${shopNumber("o")} as shop_number, ${accountName("customer", "o.email, ''")} as customer,
         o.created_at as ordered_at, ${ORDERED} as total, o.canceled_at is not null as is_cancelled,
         exists (select 1 from rental_change change where change.order_id = o.id and change.deleted_at is null)
           or exists (select 1 from order_billing billing where billing.order_id = o.id) as is_changed,
         coalesce(erp.total, 0)::int as erp_total, coalesce(erp.invoices, '[]') as invoices,
         coalesce(mirror.credits, 0)::int as credits, coalesce(mirror.is_under_way, true) as is_under_way
    from "order" o
    join order_summary summary on summary.order_id = o.id and summary.version = o.version and summary.deleted_at is null
    left join customer on customer.id = o.customer_id
    left join lateral (
      select sum(total) filter (where state <> 'cancelled') as total,
             json_agg(json_build_object('id', id, 'number', number, 'state', state, 'total', total, 'received', received)
               order by number) as invoices
        from erp_invoice where order_id = o.id and deleted_at is null) erp on true
    left join lateral (
      select sum(credit) as credits, bool_or(state not in ('done', 'credit')) as is_under_way
        from erp_mirror where order_id = o.id and deleted_at is null) mirror on true
   where o.deleted_at is null and not o.is_draft_order`

/**
 * The orders of a period that come to something else in the ERP than in the shop, from what the shop has read of the
 * ERP's invoices. Six statements, however many orders.
 * @throws Refusal 400 keyed `from` if more of them have changes than can be computed at once
 */
export async function erpDifferences(
  db: Knex,
  office: NamedOffice | null,
  { start, end }: RentalPeriod,
): Promise<StaffErpComparisons> {
  const compared = await compare(db, office, `${SQL} and o.created_at >= :from and o.created_at < :until`, {
    from: instantInZurich(start, "00:00"),
    until: instantInZurich(addDays(end, 1), "00:00"),
  })
  const differing = compared.filter(({ difference }) => difference !== 0)
  return {
    from: start,
    to: end,
    checked: compared.length,
    differing: differing.length,
    rows: differing.slice(0, MOST_LISTED),
  }
}

/** One order here and there; null if there is none. */
export async function erpComparisonOf(
  db: Knex,
  office: NamedOffice | null,
  orderId: string,
): Promise<StaffErpComparison | null> {
  const [row] = await compare(db, office, `${SQL} and o.id = :orderId`, { orderId })
  return row ?? null
}

async function compare(db: Knex, office: NamedOffice | null, sql: string, parameters: Record<string, string | Date>) {
  const { rows } = await db.raw<{ rows: ComparedRow[] }>(`${sql} order by o.created_at desc, o.id desc`, parameters)
  const changed = rows.filter(({ is_changed, is_cancelled }) => is_changed && !is_cancelled)
  if (changed.length > MOST_CHANGED) throw invalidField("from", "erp.range_too_long")
  const amended = await amendedTotals(
    db,
    changed.map(({ order_id }) => order_id),
  )
  return rows.map((row) => wire(row, amended.get(row.order_id), office))
}

async function amendedTotals(db: Knex, ids: string[]): Promise<Map<string, number>> {
  const orders = ids.length === 0 ? [] : await orderRecords(db, { ids })
  return new Map(orders.map((order) => [order.id, amendedOrderTotals(order).total - totalToCome(order)]))
}

function wire(row: ComparedRow, amended: number | undefined, office: NamedOffice | null): StaffErpComparison {
  const { total, is_cancelled, is_changed: _, invoices, ordered_at, ...known } = row
  const shopTotal = is_cancelled ? 0 : (amended ?? rappenFromFrancs(Number(total)))
  return {
    ...known,
    ordered_at: ordered_at.toISOString(),
    shop_total: shopTotal,
    difference: row.erp_total - row.credits - shopTotal,
    invoices: invoices.map(({ id, ...invoice }) => ({
      ...invoice,
      url: office?.document("invoice", { id, number: invoice.number }) ?? null,
    })),
  }
}
