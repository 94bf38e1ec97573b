import { recordAudit } from "#platform/audit/record"
import { staleChange } from "#platform/refusal"
import { moveReservation } from "#shop/rental/data/units/unit-plan"
import { versionOfPlace } from "../rules/place"
import type { MoveBody } from "../wire/staff-plan"
import { fleetByStaff } from "./staff-change"

/** Serves a rental by another unit, or keeps it where it is for good. @throws Refusal as `changeFleet`; 409 if it isn't as staff saw it */
export const moveReservationByStaff = fleetByStaff(async (trx, staffId, id: string, body: MoveBody) => {
  const { version, ...place } = body
  const { unit_id: unitId, is_pinned: isPinned } = place
  const before = await moveReservation(trx, { reservationId: id, unitId, isPinned })
  const current = versionOfPlace(before)
  if (version !== undefined && version !== current && current !== versionOfPlace(place)) throw staleChange(current)
  await recordAudit(trx, {
    staffId,
    action: "rental.move",
    subject: { type: "reservation", id },
    before: { unit_id: before.unit_id, is_pinned: before.is_pinned },
    after: place,
  })
})
