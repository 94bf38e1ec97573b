import type { MedusaContainer } from "@medusajs/framework/types"
import type { CalendarDay } from "#kernel/calendar-day"
import { recordAudit } from "#platform/audit/record"
import { today } from "#platform/clock"
import { invalidField } from "#platform/refusal"
import { blockUnit } from "#shop/rental/data/units/blocks"
import { closeInspections } from "#shop/rental/data/units/inspections"
import type { InspectionBody } from "../wire/staff-units"
import { plannedDay } from "./planned-day"
import { changeFleet } from "./staff-change"

/**
 * Notes that a unit that came back has been looked at, and sends it to repair if it isn't in order.
 * @throws Refusal 404 if it waits for nothing; 400 keyed `repair_until`; 409 with what is in the way of the repair
 */
export const inspectUnitByStaff = (
  scope: MedusaContainer,
  staffId: string,
  unitId: string,
  { note, repair_until }: InspectionBody,
): Promise<void> => {
  const until = repair_until === null ? null : repairEnd(repair_until)
  return changeFleet(scope, async (trx) => {
    const reservations = await closeInspections(trx, { unitId, staffId, note })
    if (until !== null) {
      await blockUnit(trx, { unitId, kind: "repair", period: { start: today(), end: until }, note })
    }
    await recordAudit(trx, {
      staffId,
      action: "rental.inspect",
      subject: { type: "unit", id: unitId },
      before: { waiting_since: reservations },
      after: { note, repair_until },
    })
  })
}

function repairEnd(text: string): CalendarDay {
  const day = plannedDay("repair_until", text)
  if (day < today()) throw invalidField("repair_until", "input.day_over")
  return day
}
