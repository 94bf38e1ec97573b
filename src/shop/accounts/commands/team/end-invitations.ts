import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { OpenTransaction } from "#platform/transaction/one-transaction"
import { withinTransaction } from "#platform/transaction/within-transaction"
import { invitedBy } from "../../data/store/staff-roles"

/** Whom somebody has invited who may no longer, and who hasn't come yet, comes no more. */
export async function endInvitationsOf(scope: MedusaContainer, { trx, eventGroupId }: OpenTransaction, userId: string) {
  const users = scope.resolve(Modules.USER)
  const ids = await invitedBy(trx, userId)
  if (ids.length === 0) return
  await withinTransaction(users, trx, (context) => users.softDeleteInvites(ids, undefined, context), eventGroupId)
}
