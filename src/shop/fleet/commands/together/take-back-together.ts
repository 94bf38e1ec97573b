import type { MedusaContainer } from "@medusajs/framework/types"
import { invalidField } from "#platform/refusal"
import type { TakeBackTogetherBody, TakenBackTogether } from "../../wire/staff-together"
import { auditReturn, returningOf, takeOneBack } from "../take-back"
import { assertSigned, writeProtocols } from "../write-protocol"
import { changeTogether } from "./change-together"

/**
 * Takes several units back under one signature, all of them or none, and writes a protocol of each. What isn't named stays out.
 * @throws Refusal as `changeTogether`, each as for one return; 400 keyed by the field for what all have in common
 */
export async function takeBackTogether(
  scope: MedusaContainer,
  staffId: string,
  { units, returned_on, is_waived, waiver_reason, ...signed }: TakeBackTogetherBody,
): Promise<TakenBackTogether> {
  const returning = returningOf({ returned_on, is_waived, waiver_reason })
  assertSigned(signed)
  const ids = units.map(({ reservation_id }) => reservation_id)
  const again = ids.findIndex((id, index) => ids.indexOf(id) < index)
  if (again >= 0) throw invalidField(`units.${again}.unit`, "fleet.unit_twice")
  return changeTogether(scope, ids, async ({ trx, each }) => {
    const taken = await each(units, ({ reservation_id: id, damage, parts_back: counted }) =>
      takeOneBack(scope, trx, { id, staffId, damage, counted, returning }),
    )
    const handings = units.map(({ reservation_id: reservationId, parts_back: _, ...condition }, index) => ({
      ...{ reservationId, kind: "return" as const, day: returning.returnedOn, condition },
      parts: taken[index].parts,
      photosField: `units.${index}.photos`,
    }))
    const protocols = await writeProtocols(trx, staffId, handings, signed)
    for (const [index, { before, charged, parts }] of taken.entries())
      await auditReturn(trx, {
        ...{ before, staffId, returning, charged, parts },
        ...{ note: units[index].note, protocolId: protocols[index] },
      })
    return { units: taken.map(({ charged }) => charged) }
  })
}
