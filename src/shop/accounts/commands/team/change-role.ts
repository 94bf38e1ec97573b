import type { MedusaContainer } from "@medusajs/framework/types"
import { mayDo, type StaffRole } from "#kernel/staff-rights"
import { recordAudit } from "#platform/audit/record"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import { saveRole } from "../../data/store/staff-roles"
import { endInvitationsOf } from "./end-invitations"
import { keepAnOwner, memberRole, openTeam } from "./team-change"

/**
 * Gives a member another role, which counts from the next request on, whatever login it comes with. Whom they invited comes no more if it
 * takes the right to invite.
 * @throws Refusal 404 for who isn't on the team, 409 for the last owner
 */
export const changeRole = (
  scope: MedusaContainer,
  staffId: string,
  userId: string,
  { role }: { role: StaffRole },
): Promise<void> =>
  inOneTransaction(scope, async (open) => {
    const { trx } = open
    await openTeam(trx, staffId)
    const before = await memberRole(trx, userId)
    if (before === role) return
    if (before === "owner") await keepAnOwner(trx, userId)
    await saveRole(trx, userId, role)
    if (!mayDo(role, "team")) await endInvitationsOf(scope, open, userId)
    await recordAudit(trx, {
      ...{ staffId, action: "staff.role", subject: { type: "user", id: userId } },
      ...{ before: { role: before }, after: { role } },
    })
  })
