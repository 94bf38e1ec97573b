import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { giveParts } from "#area/parts"
import { recordAudit } from "#platform/audit/record"
import { today } from "#platform/clock"
import { handOver } from "#shop/rental/data/units/hand-over"
import type { HandOverBody } from "../wire/staff-handover"
import { handoverRefusal } from "./handover-refusals"
import { changeFleet } from "./staff-change"
import { assertSigned, partsInAudit, writeProtocol } from "./write-protocol"

/**
 * Gives a rental's unit out, the one with this serial number, and writes what was found.
 * @throws Refusal 404 for what isn't a rental; 400 keyed by field, `serial_number` for a unit that can't be given out; 409
 *   for a rental that isn't to be given out (any more), and for a unit promised to somebody else who can have no other
 */
export function handOverByStaff(
  scope: MedusaContainer,
  staffId: string,
  id: string,
  { serial_number: serialNumber, is_exchanged: isExchanged, parts, ...protocol }: HandOverBody,
): Promise<void> {
  assertSigned(protocol)
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return changeFleet(
    scope,
    async (trx) => {
      const { before, unitId, exchanged } = await handOver(trx, { reservationId: id, serialNumber, isExchanged })
      const given = await giveParts(trx, { reservationId: id, productId: before.product_id, unitId, parts })
      const handing = { reservationId: id, kind: "hand_over", day: today(), staffId, parts: given } as const
      const protocolId = await writeProtocol(trx, handing, protocol)
      await recordAudit(trx, {
        staffId,
        action: "rental.hand-over",
        subject: { type: "reservation", id },
        before: { state: before.status, unit_id: before.unit_id },
        after: {
          ...{ state: "handed_over", unit_id: unitId, exchanged },
          ...{ protocol_id: protocolId, note: protocol.note, ...partsInAudit(given) },
        },
      })
    },
    "serial_number",
    (error) => handoverRefusal(db, id, error),
  )
}
