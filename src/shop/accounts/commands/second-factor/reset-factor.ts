import { recordAudit } from "#platform/audit/record"
import { conflict } from "#platform/refusal"
import { byStaff } from "#platform/transaction/by-staff"
import { deleteFactor } from "../../data/store/second-factors"
import { endStaffLogins } from "../../data/store/staff-logins"
import { memberRole, openTeam } from "../team/team-change"

/**
 * Takes the second factor off somebody who has lost it, and ends all of their logins: the password alone opens until they have set up another.
 * @throws Refusal 404 for who isn't on the team, 409 for who has none, and for oneself
 */
export const resetFactor = byStaff(async (trx, staffId, userId: string) => {
  await openTeam(trx, staffId)
  await memberRole(trx, userId)
  // Who has the session of an owner shouldn't get rid of the owner's factor without a code.
  if (userId === staffId) throw conflict("accounts.own_factor_by_code")
  if (!(await deleteFactor(trx, userId))) throw conflict("accounts.factor_is_off_of_member")
  await endStaffLogins(trx, userId)
  const subject = { type: "user", id: userId }
  await recordAudit(trx, { staffId, action: "staff.factor-reset", subject, before: null, after: null })
})
