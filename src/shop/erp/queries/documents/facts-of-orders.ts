import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ErpFacts } from "#area/orders"

const INVOICES = `
  from erp_invoice invoice
  join erp_mirror mirror on mirror.erp_invoice_id = invoice.id
 where mirror.order_id = asked.id and invoice.state not in ('draft', 'cancelled')`

const SQL = `
  select asked.id,
         (select erp_order_number from erp_mirror where order_id = asked.id and serial = 1) as "orderNumber",
         (select invoice.number ${INVOICES} and mirror.kind in ('order', 'cancellation', 'waiver')
           order by mirror.serial desc limit 1) as "invoiceNumber",
         (select bool_and(invoice.state = 'paid') ${INVOICES}) as "isPaid"
    from unnest(:orderIds::text[]) asked (id)`

/** What the accounts know of orders, by order. One statement. */
export async function factsOfOrders(db: Knex, orderIds: string[]): Promise<Map<string, ErpFacts>> {
  const { rows } = await db.raw<{ rows: (ErpFacts & { id: string })[] }>(SQL, { orderIds })
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}

/** All numbers that orders have in the accounts, by order. One statement. */
export async function documentNumbersOf(db: Knex, orderIds: string[]): Promise<Map<string, string>> {
  const { rows } = await db.raw<{ rows: { order_id: string; numbers: string }[] }>(
    `select order_id, string_agg(concat_ws(' ', erp_order_number, erp_invoice_number), ' ') as numbers
       from erp_mirror where order_id = any(:orderIds) group by order_id`,
    { orderIds },
  )
  return new Map(rows.map(({ order_id, numbers }) => [order_id, numbers]))
}
