import { recordAudit } from "#platform/audit/record"
import { byStaff } from "#platform/transaction/by-staff"
import type { StaffNameBody, StaffUserAnswer } from "../../wire/staff-team"
import { memberRole } from "./team-change"

/** Changes what somebody on the team is called. @throws Refusal 404 for who isn't on it */
export const renameStaff = byStaff(
  async (trx, staffId, userId: string, name: StaffNameBody): Promise<StaffUserAnswer> => {
    await memberRole(trx, userId)
    const columns = ["first_name", "last_name"] as const
    const before = await trx("user").where({ id: userId }).forUpdate().first(columns)
    const [user] = await trx("user")
      .where({ id: userId })
      .update({ ...name, updated_at: trx.fn.now() })
      .returning(["id", "email", ...columns])
    await recordAudit(trx, {
      staffId,
      action: "staff.name",
      subject: { type: "user", id: userId },
      before,
      after: name,
    })
    return { user }
  },
)
