import type { MedusaContainer } from "@medusajs/framework/types"
import type { BlockBody } from "../../contract/staff-plan"
import { addDays, type CalendarDay, parseCalendarDay } from "../../domain/calendar-day"
import { today } from "../../lib/clock"
import { invalidField } from "../../lib/shop-error"
import { recordAudit } from "../../modules/audit/record"
import { blockUnit, removeBlock } from "../../modules/rental/unit-plan"
import { changeFleet } from "./staff-change"

const LONGEST_AHEAD_DAYS = 5 * 366

/**
 * Takes a unit out of use for a time.
 * @throws ShopError as `changeFleet`, 400 keyed `starts_on` or `ends_on`
 */
export async function blockUnitByStaff(scope: MedusaContainer, staffId: string, body: BlockBody): Promise<string> {
  const { unit_id: unitId, kind, note } = body
  const start = dayOf("starts_on", body.starts_on)
  const end = dayOf("ends_on", body.ends_on)
  if (end < start) throw invalidField("ends_on", "Der letzte Tag liegt vor dem ersten.")
  if (end < today()) throw invalidField("ends_on", "Dieser Tag ist vorbei.")
  return changeFleet(scope, async (trx) => {
    const id = await blockUnit(trx, { unitId, kind, period: { start, end }, note })
    await recordAudit(trx, {
      staffId,
      action: "rental.block",
      subject: { type: "reservation", id },
      before: null,
      after: body,
    })
    return id
  })
}

function dayOf(field: "starts_on" | "ends_on", text: string): CalendarDay {
  const day = parseCalendarDay(text)
  if (day === null) throw invalidField(field, "Diesen Tag gibt es nicht.")
  if (day > addDays(today(), LONGEST_AHEAD_DAYS)) throw invalidField(field, "So weit im Voraus wird nicht geplant.")
  return day
}

/** @throws ShopError 404 if there is no such block */
export const removeBlockByStaff = (scope: MedusaContainer, staffId: string, id: string): Promise<void> =>
  changeFleet(scope, async (trx) => {
    const before = await removeBlock(trx, id)
    await recordAudit(trx, {
      staffId,
      action: "rental.unblock",
      subject: { type: "reservation", id },
      before,
      after: null,
    })
  })
