import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { reopenParts } from "#area/parts"
import { shopWorkingDays } from "#area/rental"
import { addDays } from "#kernel/calendar-day"
import { recordAudit } from "#platform/audit/record"
import { now, today } from "#platform/clock"
import { undoTakeBack } from "#shop/rental/data/units/undo-take-back"
import { ReturnStandsError } from "#shop/rental/rules/errors"
import type { UndoHandOverBody } from "../../wire/staff-handover"
import { handoverRefusal } from "../handover-refusals"
import { changeFleet } from "../staff-change"

/**
 * Lets a rental be out as before its unit was taken back, with the reason in the audit.
 * @throws Refusal 404 for what isn't a rental; 409 for a unit that isn't back, came back on another day, was looked at since or is
 *   somebody else's by now, and where something was charged, waived or given back since
 * @see docs/decisions/340-a-return-can-be-undone.md
 */
export function undoTakeBackByStaff(
  scope: MedusaContainer,
  staffId: string,
  id: string,
  { reason }: UndoHandOverBody,
): Promise<void> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return changeFleet(
    scope,
    async (trx) => {
      const { before, recordedAt } = await undoTakeBack(
        trx,
        id,
        await shopWorkingDays(trx, today(), addDays(today(), 366)),
      )
      await forgetEarlyReturn(trx, id, recordedAt)
      await reopenParts(trx, id, recordedAt)
      await recordAudit(trx, {
        staffId,
        action: "rental.return-undo",
        subject: { type: "reservation", id },
        before: { state: before.status, unit_id: before.unit_id },
        after: { state: "handed_over", reason },
      })
    },
    "unit_id",
    (error) => handoverRefusal(db, id, error),
  )
}

/** That it came early changed nothing of what is owed; whatever did is in the accounts, or on its way there. @throws ReturnStandsError */
async function forgetEarlyReturn(trx: Knex.Transaction, id: string, recordedAt: Date): Promise<void> {
  const since = () =>
    trx("rental_change").where({ reservation_id: id }).whereNull("deleted_at").where("created_at", ">=", recordedAt)
  if (await since().whereNot({ kind: "early_return" }).first("id")) throw new ReturnStandsError("settled")
  await since().update({ deleted_at: now() })
}
