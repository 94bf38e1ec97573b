import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { commerceFacts, type OrderedLine, type ShopTerms } from "#area/cart"
import { type CatalogueSnapshot, catalogueSnapshot } from "#area/catalogue"
import { rowForOrder } from "#area/erp"
import { noteQuoteOrdered } from "#area/quotes"
import { shopSettings } from "#area/settings"
import { toWireMoney } from "#kernel/money"
import { now } from "#platform/clock"
import { enqueue } from "#platform/jobs/enqueue"
import { newId } from "#platform/sql/new-id"
import type { OrderTotals } from "#shop/lines/rules/totals"
import type { SalesSettings, ShopSettings } from "#shop/settings/wire/shop-settings"
import type { CheckoutBody } from "../wire/checkout"
import type { WrittenMirror } from "./erp-number"
import { insertOrder } from "./insert-order"
import { markOrder } from "./mark-order"
import { orderData } from "./order-data"
import type { OrderingCustomer } from "./ordering-customer"
import type { StoredAnswer } from "./replay"
import { reserveRentals } from "./reserve-rentals"
import { stockWrites } from "./reserve-stock"

/** What has to be known before the transaction: inside it, nothing may wait for another connection. */
export interface Shop {
  catalogue: CatalogueSnapshot
  commerce: ShopTerms["commerce"]
  sales: SalesSettings
  limits: Pick<ShopSettings, "rental" | "company">
}

export async function shopToOrder(scope: MedusaContainer): Promise<Shop> {
  const [catalogue, commerce, { sales, rental, company }] = await Promise.all([
    catalogueSnapshot(scope),
    commerceFacts(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)),
    shopSettings(scope),
  ])
  return { catalogue, commerce, sales, limits: { rental, company } }
}

interface OrderToWrite {
  customer: OrderingCustomer
  body: CheckoutBody
  cartId: string
  lines: OrderedLine[]
  totals: OrderTotals
  impersonationId: string | null
  /** Whose limit was looked at, until the transaction ends; null for a customer of his own. */
  companyId: string | null
}

/** An order that was made just now, with its row of the ERP's mirror. */
interface WrittenOrder {
  answer: StoredAnswer
  mirror: WrittenMirror
}

/**
 * Makes an order of a cart's lines with all that belongs to it. What others wait for is locked last, so that orders of the same product
 * follow each other quickly.
 * @throws Refusal 409 for what is gone
 */
export async function writeOrder(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  { customer, body, cartId, lines, totals, impersonationId, companyId }: OrderToWrite,
  { commerce, sales }: Shop,
): Promise<WrittenOrder> {
  const id = newId("order")
  await enqueue(trx, "order-placed", { orderId: id }, { key: id })
  const orderedAt = now()
  const impersonation = await markOrder(scope, trx, id, impersonationId)
  const data = orderData({ id, customer, body, lines, totals, commerce, sales, acceptedAt: orderedAt, impersonation })
  await noteQuoteOrdered(
    trx,
    lines.map(({ line }) => line),
    id,
  )
  const owner = { orderId: id, customerId: customer.id }
  const reservations = await reserveRentals(scope, trx, lines, owner)
  const { total, rounding } = totals
  const { shopNumber, mirror } = await insertOrder(trx, {
    ...{ data, cartId, companyId, total, orderedAt },
    beside: [...reservations, ...stockWrites(trx, lines, commerce.stockLocationId)],
    mirror: rowForOrder(scope, trx, owner),
  })
  const answer = { id, shop_number: shopNumber, total_cost: toWireMoney(total), rounding: toWireMoney(rounding) }
  return { answer, mirror }
}
