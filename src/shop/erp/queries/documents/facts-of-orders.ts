import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ErpFacts } from "#area/orders"
import { isForTheOrder } from "./for-the-order"

const INVOICES = `
  from erp_invoice invoice
  join erp_mirror mirror on mirror.erp_invoice_id = invoice.id
 where mirror.order_id = asked.id and invoice.state not in ('draft', 'cancelled') and invoice.deleted_at is null`

const INSTALMENTS = `
  select json_agg(json_build_object(
           'instalment', mirror.change_id, 'credit', mirror.credit, 'isDone', mirror.state = 'done',
           'invoice', case when invoice.id is not null then json_build_object(
             'id', invoice.id, 'number', invoice.number, 'state', invoice.state, 'due_date', invoice.due_date) end))
    from erp_mirror mirror
    left join erp_invoice invoice
      on invoice.id = mirror.erp_invoice_id and invoice.state <> 'draft' and invoice.deleted_at is null
   where mirror.order_id = asked.id and mirror.kind = 'instalment'`

/** As `openOf` has it. */
const OPEN = `
  case when invoice.state = 'paid' then 0 else greatest(0, invoice.total - invoice.received + coalesce(invoice.vouchers, 0)
    - greatest(coalesce(invoice.vouchers, 0), (select coalesce(sum((credit.set_off->>invoice.id)::int), 0)::int from erp_mirror credit
        where credit.order_id = asked.id))) end`

const SQL = `
  select asked.id,
         (select erp_order_number from erp_mirror where order_id = asked.id and serial = 1) as "orderNumber",
         (select invoice.number ${INVOICES} and ${isForTheOrder("mirror")}
           order by mirror.serial desc limit 1) as "invoiceNumber",
         (select ${OPEN} ${INVOICES} and ${isForTheOrder("mirror")} order by mirror.serial limit 1) as open,
         (select bool_and(invoice.state = 'paid') ${INVOICES}) as "isPaid",
         exists (select ${INVOICES} and invoice.received > 0) as "hasReceived",
         (${INSTALMENTS}) as instalments
    from unnest(:orderIds::text[]) asked (id)`

/** What the accounts know of orders, by order. One statement. */
export async function factsOfOrders(db: Knex, orderIds: string[]): Promise<Map<string, ErpFacts>> {
  const { rows } = await db.raw<{ rows: (ErpFacts & { id: string })[] }>(SQL, { orderIds })
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}

/** All numbers that an order has in the accounts, null where it has none. @param orderId SQL for its id */
export const documentNumbersOf = (orderId: string) => `(
  select string_agg(concat_ws(' ', erp_order_number, erp_invoice_number), ' ')
    from erp_mirror where order_id = ${orderId})`
