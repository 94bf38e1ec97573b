import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { fromWireMoney } from "#kernel/money"
import { promiseBilling } from "#shop/orders/commands/billing/promise-billing"
import type { Order } from "#shop/orders/wire/order"
import { api, erp, repeatJobs, type SignedInCustomer, sql, until } from "../harness"
import { cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"

export const readOrder = async ({ token }: SignedInCustomer, id: string) =>
  (await api<Order>("GET", `/orders/${id}/`, { token })).body

/** An order of a rental, once its invoice is in the accounts. */
export async function invoicedRental(customer: SignedInCustomer, period: [string, string], slug = "blk-360-g2") {
  const { body } = await checkOut(await cartWithRental(slug, period), customer)
  return until("the invoice", async () => {
    const order = await readOrder(customer, body.id)
    return order.bexio_invoice_id === null ? null : order
  })
}

const shifted = (path: string, days: number) =>
  `jsonb_set(%, '{${path}}', to_jsonb((((% #>> '{${path}}')::date - ${days})::text)))`
const shiftedIn = (column: string, paths: string[], days: number) =>
  paths.reduce((sql, path) => shifted(path, days).replaceAll("%", sql), column)

/** As if so many days had passed since all that has happened to the order. */
export async function passDays(orderId: string, days: number): Promise<void> {
  const period = shiftedIn("metadata", ["rental,period,start", "rental,period,end"], days)
  await sql(
    `update order_line_item set metadata = ${period}
      where metadata ? 'rental' and id in (select item_id from order_item where order_id = $1)`,
    orderId,
  )
  const change = shiftedIn("details", ["period_before,start", "period_before,end"], days)
  await sql(`update rental_change set details = ${change} where order_id = $1`, orderId)
  const after = shiftedIn("details", ["period_after,start", "period_after,end"], days)
  await sql(
    `update rental_change set details = ${after} where order_id = $1 and jsonb_typeof(details->'period_after') = 'object'`,
    orderId,
  )
  await sql(
    `update order_instalment set day = day - $2::int, period_start = period_start - $2::int, period_end = period_end - $2::int
      where order_id = $1`,
    orderId,
    days,
  )
  await sql("update order_billing set next_on = next_on - $2::int where order_id = $1", orderId, days)
}

/** What is due is billed, by a job that is sent several times at once. */
export async function billDue(db: Knex, orderId: string): Promise<void> {
  await Promise.all([promiseBilling(db), promiseBilling(db)])
  const ofOrder = "name = 'order-billing' and data->>'orderId' = $1"
  await Promise.all([repeatJobs(ofOrder, orderId), repeatJobs(ofOrder, orderId)])
  await until("the billing's jobs", async () => {
    const left = await sql(`select from pgboss.job where ${ofOrder} and state <> 'completed'`, orderId)
    return left.length === 0
  })
}

/** All that the shop has for the accounts is there. */
export const mirrored = (orderId: string) =>
  until("the accounts", async () => {
    const [{ left, missing }] = await sql(
      `select (select count(*) from erp_mirror where order_id = $1 and state not in ('done', 'credit'))::int as left,
              (select count(*) from order_instalment i where i.order_id = $1
                and not exists (select from erp_mirror m where m.change_id = i.id))::int
              + (select count(*) from rental_change c where c.order_id = $1
                and not exists (select from erp_mirror m where m.change_id = c.id))::int as missing`,
      orderId,
    )
    return left + missing === 0
  })

const CANCELLED = 19

/** What the accounts hold of an order that isn't cancelled, oldest first; totals in Rappen. */
export async function bookedInvoices({ shop_number }: Order) {
  const { invoices } = await erp.state()
  return invoices
    .filter(({ title }) => title === `Webshop ${shop_number}` || title?.startsWith(`Webshop ${shop_number}-`))
    .filter(({ kb_item_status_id: status }) => status !== CANCELLED)
    .sort((one, other) => one.id - other.id)
    .map(({ id, document_nr, total }) => ({ id, number: document_nr, total: Math.round(Number(total) * 100) }))
}

export const creditsOf = async (orderId: string): Promise<number> =>
  Number((await sql("select coalesce(sum(credit), 0)::int as sum from erp_mirror where order_id = $1", orderId))[0].sum)

/** Billed in the accounts, less what was credited, with what is to come: what the order comes to, all in Rappen. */
export async function comesTo(order: Order): Promise<number> {
  const booked = (await bookedInvoices(order)).reduce((sum, { total }) => sum + total, 0)
  return booked - (await creditsOf(order.id)) + fromWireMoney(order.monthly_billing?.to_come ?? "0.00")
}
export const totalOf = ({ amended, total_cost }: Order): number => fromWireMoney(amended?.total_cost ?? total_cost)
