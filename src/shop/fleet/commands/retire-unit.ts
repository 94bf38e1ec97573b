import { recordAudit } from "#platform/audit/record"
import { now, today } from "#platform/clock"
import { notFound, refused } from "#platform/refusal"
import { endBlocks, isOut, writeUnit } from "#shop/rental/data/units/units"
import type { UnitChanged } from "../wire/staff-units"
import { currentUnit, enteredOf, settled, unconfirmed } from "./change-unit"
import { fleetByStaff } from "./staff-change"

const STILL_OUT = "fleet.still_out"
const STILL_PROMISED = "fleet.still_promised"

/**
 * Takes a unit out of the fleet for good: it is in no plan any more, its history stays, its serial number is free again.
 * Its blocks end; its provisional rentals go to other units.
 * @throws Refusal 404; 400 while a customer has it; 409 stale, or with the rentals that have no other unit (`endangered`)
 */
export const retireUnitByStaff = fleetByStaff(
  async (trx, staffId, id: string, version: string): Promise<UnitChanged> => {
    const before = await currentUnit(trx, id, version)
    if (before.deleted_at !== null) throw notFound()
    if (await isOut(trx, before)) throw refused(STILL_OUT)
    await endBlocks(trx, id, today())
    await writeUnit(trx, id, { serial_number: before.serial_number, deleted_at: now() })
    const outcome = await settled(trx, before)
    if (outcome.endangered.length > 0) throw unconfirmed(STILL_PROMISED, outcome)
    const subject = { type: "unit", id }
    await recordAudit(trx, { staffId, action: "rental.unit-retire", subject, before: enteredOf(before), after: null })
    return { id, ...outcome }
  },
)

/**
 * Takes a retired unit into the fleet again, out of service until staff say otherwise.
 * @throws Refusal 404 for one that isn't retired; 400 keyed `serial_number` if another unit has its number by now
 */
export const restoreUnitByStaff = fleetByStaff(
  async (trx, staffId, id: string, version: string): Promise<UnitChanged> => {
    const unit = await currentUnit(trx, id, version)
    if (unit.deleted_at === null) throw notFound()
    const { serial_number } = unit
    await writeUnit(trx, id, { serial_number, deleted_at: null, is_in_service: false })
    const subject = { type: "unit", id }
    const after = { ...enteredOf(unit), is_in_service: false }
    await recordAudit(trx, { staffId, action: "rental.unit-restore", subject, before: null, after })
    return { id, ...(await settled(trx, unit)) }
  },
)
