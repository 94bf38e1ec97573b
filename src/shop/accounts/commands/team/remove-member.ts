import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { recordAudit } from "#platform/audit/record"
import { conflict } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import { withinTransaction } from "#platform/transaction/within-transaction"
import { deleteFactor } from "../../data/store/second-factors"
import { endStaffLogins } from "../../data/store/staff-logins"
import { deleteRole } from "../../data/store/staff-roles"
import { endInvitationsOf } from "./end-invitations"
import { keepAnOwner, memberRole, openTeam } from "./team-change"

/**
 * Takes somebody off the team: user, role and logins end together, and with them keys, what was begun in customers' names, and whom
 * they invited.
 * @throws Refusal 404 for who isn't on it, 409 for oneself and the last owner
 */
export async function removeMember(scope: MedusaContainer, staffId: string, userId: string): Promise<void> {
  if (userId === staffId) throw conflict("accounts.not_oneself")
  const users = scope.resolve(Modules.USER)
  await inOneTransaction(scope, async (open) => {
    const { trx, eventGroupId } = open
    await openTeam(trx, staffId)
    const role = await memberRole(trx, userId)
    await keepAnOwner(trx, userId)
    const { email } = await trx("user").where({ id: userId }).first("email")
    await withinTransaction(users, trx, (context) => users.softDeleteUsers([userId], undefined, context), eventGroupId)
    await endInvitationsOf(scope, open, userId)
    await deleteRole(trx, userId)
    await deleteFactor(trx, userId)
    await endStaffLogins(trx, userId)
    await recordAudit(trx, {
      ...{ staffId, action: "staff.remove", subject: { type: "user", id: userId } },
      ...{ before: { email, role }, after: null },
    })
  })
}
