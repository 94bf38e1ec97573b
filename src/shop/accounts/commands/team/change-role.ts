import type { StaffRole } from "#kernel/staff-rights"
import { recordAudit } from "#platform/audit/record"
import { byStaff } from "#platform/transaction/by-staff"
import { saveRole } from "../../data/store/staff-roles"
import { keepAnOwner, memberRole, openTeam } from "./team-change"

/**
 * Gives a member another role, which counts from the next request on, whatever login it comes with.
 * @throws Refusal 404 for who isn't on the team, 409 for the last owner
 */
export const changeRole = byStaff(async (trx, staffId, userId: string, { role }: { role: StaffRole }) => {
  await openTeam(trx, staffId)
  const before = await memberRole(trx, userId)
  if (before === role) return
  if (before === "owner") await keepAnOwner(trx, userId)
  await saveRole(trx, userId, role)
  await recordAudit(trx, {
    ...{ staffId, action: "staff.role", subject: { type: "user", id: userId } },
    ...{ before: { role: before }, after: { role } },
  })
})
