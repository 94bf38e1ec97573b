import type { MedusaContainer } from "@medusajs/framework/types"
import { recordAudit } from "#area/audit"
import { moveReservation } from "#shop/rental/data/units/unit-plan"
import type { MoveBody } from "../wire/staff-plan"
import { changeFleet } from "./staff-change"

/** Serves a rental by another unit, or keeps it where it is for good. @throws Refusal as `changeFleet` */
export const moveReservationByStaff = (
  scope: MedusaContainer,
  staffId: string,
  id: string,
  body: MoveBody,
): Promise<void> =>
  changeFleet(scope, async (trx) => {
    const { unit_id: unitId, is_pinned: isPinned } = body
    const before = await moveReservation(trx, { reservationId: id, unitId, isPinned })
    await recordAudit(trx, {
      staffId,
      action: "rental.move",
      subject: { type: "reservation", id },
      before: { unit_id: before.unit_id, is_pinned: before.is_pinned },
      after: body,
    })
  })
