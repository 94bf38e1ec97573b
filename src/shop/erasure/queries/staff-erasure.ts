import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { laterOf } from "#kernel/calendar-day"
import { message } from "#kernel/wire/message"
import { notFound } from "#platform/refusal"
import type { Texts } from "#texts/texts"
import { keptUntil } from "../rules/retention"
import type { StaffErasure } from "../wire/staff-erasure"
import { ordersOfCustomer } from "./kept-orders"
import { obstaclesNow } from "./standing"

/** What staff are told before they erase somebody. @throws Refusal 404 if there is no such customer */
export async function staffErasureOf(db: Knex, customerId: string, texts: Texts): Promise<StaffErasure> {
  if (!(await db("customer").where({ id: customerId, deleted_at: null }).first("id"))) throw notFound()
  const [obstacles, orders] = await Promise.all([obstaclesNow(db, customerId), ordersOfCustomer(db, customerId)])
  return {
    obstacles: obstacles.map((one) => texts(message(`erasure.${one}`))),
    orders: orders.length,
    kept_until: orders.length === 0 ? null : keptUntil(orders.map(({ last_day }) => last_day).reduce(laterOf)),
  }
}
