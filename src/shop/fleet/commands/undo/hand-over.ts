import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { takeGivenBack } from "#area/parts"
import { message } from "#kernel/wire/message"
import { recordAudit } from "#platform/audit/record"
import { refuse } from "#platform/refusal"
import { undoHandOver } from "#shop/rental/data/units/take-back"
import { IS_OWED } from "../../queries/reports/rent"
import type { UndoHandOverBody, WrongMoment } from "../../wire/staff-handover"
import { handoverRefusal } from "../handover-refusals"
import { changeFleet } from "../staff-change"

/**
 * Lets a rental be as it was before its unit was handed over, with the reason in the audit.
 * @throws Refusal 404 for what isn't a rental; 409 for a unit that isn't out, a rental that has begun, or a damage that is owed
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
      if (await isDamageOwed(trx, id)) throw refuse(message("fleet.damage_owed"), TOO_LATE)
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

const TOO_LATE = { status: 409, extra: { code: "too_late" satisfies WrongMoment["code"] } }

/** What a customer damaged was with him: its hand-over was none by mistake, and a cancellation would take the damage with it. */
const isDamageOwed = async (trx: Knex.Transaction, id: string): Promise<boolean> =>
  (await trx("rental_change as c")
    .where({ "c.reservation_id": id, "c.kind": "damage", "c.deleted_at": null })
    .where("c.fee", ">", 0)
    .whereRaw(IS_OWED)
    .first("c.id")) !== undefined
