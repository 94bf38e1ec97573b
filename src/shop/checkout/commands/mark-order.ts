import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { SESSION_MODULE, type SessionModuleService } from "#area/accounts"
import { machineName } from "#platform/sql/names"
import type { OrderFacts } from "#shop/orders/wire/order-facts"

/**
 * Writes down, with the order's own transaction, that staff place it in the customer's name.
 * @returns what the order keeps of it; nothing for an order of the customer himself
 */
export async function markOrder(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  orderId: string,
  impersonationId: string | null,
): Promise<OrderFacts["impersonation"]> {
  if (impersonationId === null) return undefined
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  await session.noteImpersonation(impersonationId, "ordered", orderId, trx)
  const { rows } = await trx.raw<{ rows: NonNullable<OrderFacts["impersonation"]>[] }>(
    `select i.id, i.staff_id, coalesce(u.email, ${machineName("i.staff_id")}, i.staff_id) as staff, i.reason
     from session_impersonation i left join "user" u on u.id = i.staff_id where i.id = ?`,
    [impersonationId],
  )
  return rows[0]
}
