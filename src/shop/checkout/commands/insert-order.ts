import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { noteOrderOfCompany } from "#area/companies"
import type { Rappen } from "#kernel/money"
import { toldAtOnce } from "#platform/sql/at-once"
import { columnsOf, insertRows, recordsOf } from "#platform/sql/insert-rows"
import { newId } from "#platform/sql/new-id"
import { numberOf } from "#platform/sql/shop-numbers"
import type { WrittenMirror } from "./erp-number"
import type { orderData } from "./order-data"
import { type OrderRow, orderRows } from "./order-rows"
import { authorizedPayment } from "./payment-rows"

interface OrderToInsert {
  data: ReturnType<typeof orderData>
  /** The cart that it is made from, which is closed. */
  cartId: string
  companyId: string | null
  total: Rappen
  /** By the shop's clock. */
  orderedAt: Date
  /** Writes of others that go with it. */
  beside: readonly (Knex.QueryBuilder | Knex.Raw)[]
  /** The write of its row of the ERP's mirror. */
  mirror: Knex.Raw
}

/**
 * Writes the order with what belongs to it, in one statement: its payment, its company, its cart and its shop number, 'W-1042' for
 * Medusa's order 1042, which the admin shows too. What it reserves is locked from here on only, until the transaction ends.
 * @returns the shop number, and the row of the ERP's mirror
 */
export async function insertOrder(
  trx: Knex.Transaction,
  { data, cartId, companyId, total, orderedAt, beside, mirror }: OrderToInsert,
): Promise<{ shopNumber: string; mirror: WrittenMirror }> {
  const { order, others } = orderRows(data, total)
  const writes = [
    ...others.map(([table, rows]) => insertRows(trx, table, rows)),
    ...authorizedPayment(trx, order.id, total),
    ...(companyId === null ? [] : [noteOrderOfCompany(trx, companyId, order.id)]),
    trx("order_cart").insert({ id: newId("ordercart"), order_id: order.id, cart_id: cartId }),
    trx("cart").where({ id: cartId }).update({ completed_at: trx.fn.now(), updated_at: trx.fn.now() }),
    ...beside,
  ]
  const numbered = numberedOrder(trx, { ...order, created_at: orderedAt })
  const { custom_display_id: shopNumber, ...row } = await toldAtOnce<{ custom_display_id: string } & WrittenMirror>(
    trx,
    writes,
    { numbered, mirror },
  )
  return { shopNumber, mirror: row }
}

function numberedOrder(trx: Knex.Transaction, row: OrderRow): Knex.Raw {
  const columns = columnsOf(row)
  return trx.raw(
    `insert into "order" (${columns}, display_id, custom_display_id)
     select ${columns}, number, ${numberOf("number")}
       from ${recordsOf("order")}, nextval(pg_get_serial_sequence('"order"', 'display_id')) as number
     returning custom_display_id`,
    [JSON.stringify([row])],
  )
}
