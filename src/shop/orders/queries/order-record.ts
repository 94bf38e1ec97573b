import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { orderContact, SEEN_ORDERS } from "#area/companies"
import {
  changesOfOrders,
  type OrderRental,
  protocolsOfOrders,
  type RentalChange,
  type RentalProtocol,
  rentalsOfOrders,
} from "#area/rental"
import { settings } from "#config/settings"
import { groupBy } from "#kernel/group-by"
import { personName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import { sideBySide } from "#platform/sql/side-by-side"
import type { StoredCharge } from "#shop/lines/rules/line-charge"
import { type LineColumns, type ShopLine, toShopLine } from "#shop/lines/rules/shop-line"
import type { GrossRates } from "#shop/lines/rules/totals"
import { ROUNDING_CODE, VAT_CODE } from "#shop/settings/rules/medusa-codes"
import type { OrderDispatch } from "../wire/dispatch"
import type { OrderFacts } from "../wire/order-facts"
import { billingOfOrders, type OrderBilling } from "./billing/order-billing"
import { DISPATCHES } from "./dispatch/to-send"

export interface OrderAddress {
  company: string | null
  first_name: string | null
  last_name: string | null
  address_1: string | null
  postal_code: string | null
  city: string | null
  phone: string | null
  metadata: { email?: string; country?: string } | null
}

interface OrderRow {
  id: string
  shop_number: string
  customer_id: string
  /** To whom mails about it go. */
  email: string
  /** Of the login that placed it. */
  login_email: string
  /** Who placed it. */
  ordered_by: string
  created_at: Date
  is_cancelled: boolean
  /** Its payment, as the shop has booked it; what the accounts say is above that. */
  is_captured: boolean
  /** What the order came to with VAT, in francs. */
  total: string
  shipping: string
  rounding: string
  /** Amounts in francs. */
  charges: (StoredCharge & { amount: number })[]
  /** Rate of its VAT lines. */
  vat_permille: string
  billing: OrderAddress | null
  shipping_address: OrderAddress | null
  metadata: Partial<OrderFacts> | null
  dispatches: OrderDispatch[]
}

export interface OrderRecord extends OrderRow {
  /** Its own: what is added to an order later is taxed as the order was. */
  rates: GrossRates
  lines: ShopLine[]
  /** The reservations behind its rental lines. */
  rentals: OrderRental[]
  /** What has happened to them since, oldest first. */
  changes: RentalChange[]
  /** What was written when their units changed hands, oldest first. */
  protocols: RentalProtocol[]
  /** Null where all is billed at once. */
  monthly: OrderBilling | null
}

/** `customerId`: those that he sees now; `productId`: in which the product was ordered. */
type OrderFilter = { customerId: string; id?: string; productId?: string } | { id: string } | { ids: string[] }

/**
 * Orders with their lines, newest first, as Medusa has them now: what staff change there shows here. Six statements,
 * whatever the number of orders and lines.
 */
export async function orderRecords(db: Knex, filter: OrderFilter): Promise<OrderRecord[]> {
  const orders = await readOrders(db, filter)
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const [lines, rentals, changes, protocols, monthly] = await sideBySide(
    db,
    () => readLines(db, ids),
    () => rentalsOfOrders(db, ids),
    () => changesOfOrders(db, ids),
    () => protocolsOfOrders(db, ids),
    () => billingOfOrders(db, ids),
  )
  const rentalsOf = groupBy(rentals, ({ orderId }) => orderId)
  const changesOf = groupBy(changes, ({ orderId }) => orderId)
  const protocolsOf = groupBy(protocols, ({ order_id }) => order_id)
  return orders.map((order) => ({
    ...order,
    rates: { vatPermille: Number(order.vat_permille), grossStep: settings.grossStepRappen },
    lines: lines.get(order.id) ?? [],
    rentals: rentalsOf.get(order.id) ?? [],
    changes: changesOf.get(order.id) ?? [],
    protocols: protocolsOf.get(order.id) ?? [],
    monthly: monthly.get(order.id) ?? null,
  }))
}

const METHODS = `
    from order_shipping shipping
    join order_shipping_method method on method.id = shipping.shipping_method_id
   where shipping.order_id = o.id and shipping.version = o.version and shipping.deleted_at is null`

const IS_CHARGE = "method.data->'is_refundable' is not null"
const IS_ROUNDING = `method.data->>'code' is not distinct from '${ROUNDING_CODE}'`
const sumOfMethods = (condition: string) => `(select coalesce(sum(method.amount), 0) ${METHODS} and ${condition})`

const CHARGES = `
  (select coalesce(jsonb_agg(method.data || jsonb_build_object('amount', method.amount) order by method.created_at, method.id), '[]')
     ${METHODS} and ${IS_CHARGE})`

/** Every line of an order has the same; see docs/decisions/042-vat-in-the-order.md. */
const VAT = `
  select tax.rate * 10
    from order_item item
    join order_line_item_tax_line tax on tax.item_id = item.item_id
   where item.order_id = o.id and tax.code = '${VAT_CODE}' and tax.deleted_at is null
   limit 1`

/** Whether the shop has booked the payment of `o`. */
export const CAPTURED = `
  exists (select from order_payment_collection link
            join payment_collection payment on payment.id = link.payment_collection_id
           where link.order_id = o.id and link.deleted_at is null and payment.captured_amount >= payment.amount)`

/**
 * What an order came to with VAT, in francs; Medusa takes refunds off its own total as credits.
 * @param order alias of the order's table, `summary` of its summary's
 */
export const orderedTotal = (order: string, summary: string) => `((${summary}.totals->>'current_order_total')::numeric
  + (select coalesce(sum(amount), 0) from order_credit_line credit
      where credit.order_id = ${order}.id and credit.version = ${order}.version and credit.deleted_at is null))`

async function readOrders(db: Knex, filter: OrderFilter): Promise<OrderRow[]> {
  const { rows } = await db.raw<{ rows: OrderRow[] }>(
    `select o.id, ${shopNumber("o")} as shop_number, o.customer_id, ${orderContact("o")} as email,
            o.email as login_email, coalesce(${personName("orderer")}, '') as ordered_by,
            o.created_at, o.canceled_at is not null as is_cancelled, o.metadata,
            ${orderedTotal("o", "summary")} as total,
            ${sumOfMethods(`not (${IS_ROUNDING}) and not (${IS_CHARGE})`)} as shipping,
            ${sumOfMethods(IS_ROUNDING)} as rounding,
            ${CHARGES} as charges,
            coalesce((${VAT}), 0) as vat_permille,
            to_jsonb(billing) as billing, to_jsonb(shipping_address) as shipping_address,
            ${CAPTURED} as is_captured, (${DISPATCHES}) as dispatches
       from "order" o
       join order_summary summary
         on summary.order_id = o.id and summary.version = o.version and summary.deleted_at is null
       left join customer orderer on orderer.id = o.customer_id
       left join order_address billing on billing.id = o.billing_address_id
       left join order_address shipping_address on shipping_address.id = o.shipping_address_id
      where o.deleted_at is null and not o.is_draft_order
        and (:customerId::text is null or o.id in (${SEEN_ORDERS}))
        and (:id::text is null or o.id = :id)
        and (:ids::text[] is null or o.id = any(:ids))
        and (:productId::text is null or o.id in (
          select item.order_id from order_line_item line join order_item item on item.item_id = line.id
           where line.product_id = :productId))
      order by o.created_at desc, o.id desc`,
    { customerId: null, id: null, ids: null, productId: null, ...filter },
  )
  return rows
}

async function readLines(db: Knex, orderIds: string[]): Promise<Map<string, ShopLine[]>> {
  const { rows } = await db.raw<{ rows: (LineColumns & { order_id: string })[] }>(
    `select item.order_id, line.id, line.product_id, line.variant_id, line.product_title, line.product_handle,
            line.variant_title, line.thumbnail, item.quantity, coalesce(item.unit_price, line.unit_price) as unit_price,
            line.created_at, line.metadata
       from order_item item
       join "order" o on o.id = item.order_id and o.version = item.version
       join order_line_item line on line.id = item.item_id
      where item.order_id = any(?) and item.deleted_at is null and item.quantity > 0
      order by (line.metadata->>'position')::int nulls last, line.created_at, line.id`,
    [orderIds],
  )
  const lines = new Map<string, ShopLine[]>()
  for (const { order_id: orderId, ...row } of rows) lines.set(orderId, [...(lines.get(orderId) ?? []), toShopLine(row)])
  return lines
}
