import type { MedusaContainer } from "@medusajs/framework/types"
import type { HandOverBody } from "../../contract/staff-desk"
import { recordAudit } from "../../modules/audit/record"
import { handOver } from "../../modules/rental/hand-over"
import { changeFleet } from "./staff-change"

/**
 * Gives a rental's unit out, the one with this serial number.
 * @throws ShopError 404 for a rental that isn't to be given out (any more); 400 keyed `serial_number` for a unit that can't
 *   be given out; 409 if it is promised to somebody else who can have no other
 */
export const handOverByStaff = (
  scope: MedusaContainer,
  staffId: string,
  id: string,
  { serial_number: serialNumber, note }: HandOverBody,
): Promise<void> =>
  changeFleet(
    scope,
    async (trx) => {
      const { before, unitId } = await handOver(trx, { reservationId: id, serialNumber })
      await recordAudit(trx, {
        staffId,
        action: "rental.hand-over",
        subject: { type: "reservation", id },
        before: { state: before.status, unit_id: before.unit_id },
        after: { state: "handed_over", unit_id: unitId, note },
      })
    },
    "serial_number",
  )
