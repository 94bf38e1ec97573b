import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { addMonths } from "#kernel/calendar-day"
import { today } from "#platform/clock"
import { isRefusal } from "#platform/refusal"
import { ordersThatName } from "../queries/kept-orders"
import { PAST_RETENTION } from "../rules/inventory/orders"
import { mayGo } from "../rules/retention"
import { eraseCustomer } from "./erase-customer"
import { runHoldings } from "./run-holdings"

const TEN_YEARS = 120

/** Takes erased customers from orders that nobody has to keep any more. @returns how many orders */
export async function anonymiseOldOrders(scope: MedusaContainer): Promise<number> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const orders = await ordersThatName(db, addMonths(today(), -TEN_YEARS))
  const ids = orders.filter(({ last_day }) => mayGo(last_day, today())).map(({ id }) => id)
  if (ids.length > 0) await db.transaction((trx) => runHoldings(trx, PAST_RETENTION, { orders: ids }))
  return ids.length
}

/** Records of mails that were on their way as their customer was erased. */
export const forgetLateMails = (db: Knex): Promise<number> =>
  db("notification").whereIn("receiver_id", db("customer_erasure").select("customer_id")).delete()

/**
 * Erases customers whom something else than the shop's own call has deleted, as programs by Medusa's workflow; who isn't done with
 * the shop waits.
 */
export async function eraseDeleted(scope: MedusaContainer): Promise<void> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const ids: string[] = await db("customer")
    .whereNotNull("deleted_at")
    .whereNotIn("id", db("customer_erasure").select("customer_id"))
    .pluck("id")
  for (const customerId of ids)
    await eraseCustomer(scope, { customerId, staffId: null }).catch((error) => {
      if (!isRefusal(error)) throw error
    })
}
