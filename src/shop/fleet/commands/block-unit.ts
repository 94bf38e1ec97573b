import type { MedusaContainer } from "@medusajs/framework/types"
import { recordAudit } from "#platform/audit/record"
import { today } from "#platform/clock"
import { invalidField } from "#platform/refusal"
import { blockUnit, removeBlock } from "#shop/rental/data/units/blocks"
import type { BlockBody } from "../wire/staff-plan"
import { plannedDay } from "./planned-day"
import { changeFleet, fleetByStaff } from "./staff-change"

/**
 * Takes a unit out of use for a time.
 * @throws Refusal as `changeFleet`, 400 keyed `starts_on` or `ends_on`
 */
export async function blockUnitByStaff(scope: MedusaContainer, staffId: string, body: BlockBody): Promise<string> {
  const { unit_id: unitId, kind, note } = body
  const start = plannedDay("starts_on", body.starts_on)
  const end = plannedDay("ends_on", body.ends_on)
  if (end < start) throw invalidField("ends_on", "input.days_reversed")
  if (end < today()) throw invalidField("ends_on", "input.day_over")
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

/** @throws Refusal 404 if there is no such block */
export const removeBlockByStaff = fleetByStaff(async (trx, staffId, id: string) => {
  const before = await removeBlock(trx, id)
  await recordAudit(trx, {
    staffId,
    action: "rental.unblock",
    subject: { type: "reservation", id },
    before,
    after: null,
  })
})
