import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { catalogueSnapshot } from "#area/catalogue"
import { shopSettings } from "#area/settings"
import { notFound } from "#platform/refusal"
import type { Texts } from "#texts/texts"
import type { Order } from "../wire/order"
import type { AskFacts } from "./erp-facts"
import { type OrderRecord, orderRecords } from "./order-record"
import { toOrderWire } from "./order-wire"
import { isRentalLine, orderMoment } from "./rental-status"

const momentOf = async (scope: MedusaContainer) =>
  orderMoment(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), (await shopSettings(scope)).rental)

/** Who asks: what the accounts know of orders, and in which words. */
interface Reading {
  askFacts: AskFacts
  texts: Texts
}

/** All orders of a customer, newest first. */
export async function ordersOf(
  scope: MedusaContainer,
  customerId: string,
  { askFacts, texts }: Reading,
): Promise<Order[]> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [catalogue, orders, moment] = await Promise.all([
    catalogueSnapshot(scope),
    orderRecords(db, { customerId }),
    momentOf(scope),
  ])
  const facts = await askFacts(
    db,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => toOrderWire(order, { catalogue, moment, facts: facts.get(order.id), texts }))
}

/** @throws Refusal 404 if there is no such order or it is another customer's */
export async function orderOf(
  scope: MedusaContainer,
  { customerId, orderId }: { customerId: string; orderId: string },
  { askFacts, texts }: Reading,
): Promise<Order> {
  const [catalogue, order, moment, facts] = await Promise.all([
    catalogueSnapshot(scope),
    ownOrder(scope, customerId, orderId),
    momentOf(scope),
    askFacts(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), [orderId]),
  ])
  return toOrderWire(order, { catalogue, moment, facts: facts.get(orderId), texts })
}

/** @throws Refusal 404 if there is no such order or it is another customer's */
export async function ownOrder(scope: MedusaContainer, customerId: string, id: string): Promise<OrderRecord> {
  const [order] = await orderRecords(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), { customerId, id })
  if (!order) throw notFound()
  return order
}

/** @throws Refusal 404 if the customer has no such order, or the line is not a rental of it */
export async function ownRental(scope: MedusaContainer, customerId: string, orderId: string, lineId: string) {
  const order = await ownOrder(scope, customerId, orderId)
  const line = order.lines.filter(isRentalLine).find(({ id }) => id === lineId)
  if (!line) throw notFound()
  return { order, line }
}
