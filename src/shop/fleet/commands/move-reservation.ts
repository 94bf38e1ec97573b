import { recordAudit } from "#platform/audit/record"
import { moveReservation } from "#shop/rental/data/units/unit-plan"
import type { MoveBody } from "../wire/staff-plan"
import { fleetByStaff } from "./staff-change"

/** Serves a rental by another unit, or keeps it where it is for good. @throws Refusal as `changeFleet` */
export const moveReservationByStaff = fleetByStaff(async (trx, staffId, id: string, body: MoveBody) => {
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
