import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { takeGivenBack } from "#area/parts"
import { recordAudit } from "#platform/audit/record"
import { undoHandOver } from "#shop/rental/data/units/take-back"
import type { UndoHandOverBody } from "../wire/staff-handover"
import { handoverRefusal } from "./handover-refusals"
import { changeFleet } from "./staff-change"

/**
 * Lets a rental be as it was before its unit was handed over, with the reason in the audit.
 * @throws Refusal 404 for what isn't a rental; 409 for a unit that isn't out, or a rental that has begun
 */
export function undoHandOverByStaff(
  scope: MedusaContainer,
  staffId: string,
  id: string,
  { reason }: UndoHandOverBody,
): Promise<void> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return changeFleet(
    scope,
    async (trx) => {
      const before = await undoHandOver(trx, id)
      await takeGivenBack(trx, id)
      await recordAudit(trx, {
        staffId,
        action: "rental.hand-over-undo",
        subject: { type: "reservation", id },
        before: { state: before.status, unit_id: before.unit_id },
        after: { state: "reserved", reason },
      })
    },
    "unit_id",
    (error) => handoverRefusal(db, id, error),
  )
}
