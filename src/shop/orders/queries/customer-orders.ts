import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { catalogueSnapshot } from "#area/catalogue"
import { membershipOf } from "#area/companies"
import { shopSettings } from "#area/settings"
import { notFound, refused } from "#platform/refusal"
import { may } from "#shop/companies/rules/rights"
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

/** Who looks at an order: his own he may change, another's if he manages the company. */
async function readerOf(scope: MedusaContainer, customerId: string) {
  const member = await membershipOf(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), customerId)
  const mayChangeAll = member !== undefined && may(member.right, "change-orders")
  return { customerId, mayChange: (order: OrderRecord) => mayChangeAll || order.customer_id === customerId }
}

/** All orders that a customer sees now, newest first. */
export async function ordersOf(
  scope: MedusaContainer,
  customerId: string,
  { askFacts, texts }: Reading,
): Promise<Order[]> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [catalogue, orders, moment, reader] = await Promise.all([
    catalogueSnapshot(scope),
    orderRecords(db, { customerId }),
    momentOf(scope),
    readerOf(scope, customerId),
  ])
  const facts = await askFacts(
    db,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => toOrderWire(order, { catalogue, moment, reader, facts: facts.get(order.id), texts }))
}

/** @throws Refusal 404 if there is no such order or it is another customer's */
export async function orderOf(
  scope: MedusaContainer,
  { customerId, orderId }: { customerId: string; orderId: string },
  { askFacts, texts }: Reading,
): Promise<Order> {
  const [catalogue, order, moment, reader, facts] = await Promise.all([
    catalogueSnapshot(scope),
    ownOrder(scope, customerId, orderId),
    momentOf(scope),
    readerOf(scope, customerId),
    askFacts(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), [orderId]),
  ])
  return toOrderWire(order, { catalogue, moment, reader, facts: facts.get(orderId), texts })
}

/** @throws Refusal 404 if there is no such order or the customer doesn't see it */
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

/** @throws Refusal as `ownRental`, and 400 for a colleague's rental if the customer doesn't manage the company */
export async function rentalToChange(scope: MedusaContainer, customerId: string, orderId: string, lineId: string) {
  const [rental, reader] = await Promise.all([
    ownRental(scope, customerId, orderId, lineId),
    readerOf(scope, customerId),
  ])
  if (!reader.mayChange(rental.order)) throw refused("companies.not_allowed")
  return rental
}
