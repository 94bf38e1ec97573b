import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Order } from "../../contract"
import { notFound } from "../../lib/shop-error"
import { catalogueSnapshot } from "../catalogue"
import { type OrderRecord, orderRecords } from "./order-record"
import { toOrderWire } from "./order-wire"

/** All orders of a customer, newest first. */
export async function ordersOf(scope: MedusaContainer, customerId: string): Promise<Order[]> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [catalogue, orders] = await Promise.all([catalogueSnapshot(scope), orderRecords(db, { customerId })])
  return orders.map((order) => toOrderWire(order, catalogue))
}

/** @throws ShopError 404 if there is no such order or it is another customer's */
export async function orderOf(scope: MedusaContainer, customerId: string, id: string): Promise<Order> {
  const [catalogue, order] = await Promise.all([catalogueSnapshot(scope), ownOrder(scope, customerId, id)])
  return toOrderWire(order, catalogue)
}

/** @throws ShopError 404 if there is no such order or it is another customer's */
export async function ownOrder(scope: MedusaContainer, customerId: string, id: string): Promise<OrderRecord> {
  const [order] = await orderRecords(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), { customerId, id })
  if (!order) throw notFound()
  return order
}
