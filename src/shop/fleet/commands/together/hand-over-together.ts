import type { MedusaContainer } from "@medusajs/framework/types"
import { giveParts } from "#area/parts"
import { recordAudit } from "#platform/audit/record"
import { today } from "#platform/clock"
import { invalidField } from "#platform/refusal"
import { handOver } from "#shop/rental/data/units/hand-over"
import type { HandOverTogetherBody } from "../../wire/staff-together"
import { assertSigned, partsInAudit, writeProtocols } from "../write-protocol"
import { changeTogether } from "./change-together"

/**
 * Gives several rentals' units out under one signature, all of them or none, and writes a protocol of each.
 * @throws Refusal as `changeTogether`, each as for one hand-over
 */
export function handOverTogether(
  scope: MedusaContainer,
  staffId: string,
  { units, ...signed }: HandOverTogetherBody,
): Promise<void> {
  assertSigned(signed)
  assertDifferent(units)
  const ids = units.map(({ reservation_id }) => reservation_id)
  return changeTogether(scope, ids, async ({ trx, each }) => {
    const handed = await each(units, async ({ reservation_id: reservationId, serial_number, is_exchanged, parts }) => {
      const out = await handOver(trx, { reservationId, serialNumber: serial_number, isExchanged: is_exchanged })
      const { unitId, before } = out
      return { ...out, given: await giveParts(trx, { reservationId, productId: before.product_id, unitId, parts }) }
    })
    const handings = units.map(({ reservation_id: reservationId, parts: _, ...condition }, index) => ({
      ...{ reservationId, kind: "hand_over" as const, day: today(), condition },
      parts: handed[index].given,
      photosField: `units.${index}.photos`,
    }))
    const protocols = await writeProtocols(trx, staffId, handings, signed)
    for (const [index, { before, unitId, exchanged, given }] of handed.entries())
      await recordAudit(trx, {
        staffId,
        action: "rental.hand-over",
        subject: { type: "reservation", id: before.id },
        before: { state: before.status, unit_id: before.unit_id },
        after: {
          ...{ state: "handed_over", unit_id: unitId, exchanged },
          ...{ protocol_id: protocols[index], note: units[index].note, ...partsInAudit(given) },
        },
      })
  })
}

/** @throws Refusal 400: a rental or a unit is there twice */
function assertDifferent(units: HandOverTogetherBody["units"]): void {
  const serials = units.map(({ serial_number }) => serial_number.toLowerCase())
  const again = serials.findIndex((serial, index) => serials.indexOf(serial) < index)
  if (again >= 0) throw invalidField(`units.${again}.serial_number`, "fleet.unit_twice")
}
