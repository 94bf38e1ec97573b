import type { CalendarDay } from "#kernel/calendar-day"
import { differences } from "#platform/audit/differences"
import { recordAudit } from "#platform/audit/record"
import { today } from "#platform/clock"
import { invalidField, staleChange } from "#platform/refusal"
import { lockedUpkeep, writeUpkeep } from "../data/upkeep"
import { ofNamedUnit } from "../queries/overview/unit-upkeep"
import type { UpkeepBody } from "../wire/staff-upkeep"
import { plannedDay } from "./planned-day"
import { fleetByStaff } from "./staff-change"

function pastDay(field: string, text: string | null): CalendarDay | null {
  if (text === null) return null
  const day = plannedDay(field, text)
  if (day > today()) throw invalidField(field, "fleet.day_to_come")
  return day
}

/**
 * Enters what a unit cost, is worth, and when it is serviced. What is there already isn't written again.
 * @throws Refusal 404; 400 keyed by field; 409 if somebody else changed it since
 */
export const changeUpkeep = fleetByStaff(
  async (trx, staffId, id: string, { version, ...body }: UpkeepBody): Promise<void> => {
    const fields = {
      ...body,
      purchased_on: pastDay("purchased_on", body.purchased_on),
      serviced_on: pastDay("serviced_on", body.serviced_on),
    }
    const { operating_hours: hours, serviced_at_hours: atService } = fields
    if (hours !== null && atService !== null && atService > hours)
      throw invalidField("serviced_at_hours", "fleet.hours_to_come")
    const { version: current, ...before } = await ofNamedUnit(lockedUpkeep(trx, id))
    const changed = differences<object>(before, fields)
    if (changed === null) return
    if (current !== version) throw staleChange(current)
    await writeUpkeep(trx, id, { ...fields, version: current + 1 })
    await recordAudit(trx, { staffId, action: "rental.unit-upkeep", subject: { type: "unit", id }, ...changed })
  },
)
