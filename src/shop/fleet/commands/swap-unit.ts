import { createHash } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { giveParts, takePartsOfSwap } from "#area/parts"
import { fromWireMoney, toWireMoney } from "#kernel/money"
import { recordAudit } from "#platform/audit/record"
import { today } from "#platform/clock"
import { invalidField } from "#platform/refusal"
import { swapUnit } from "#shop/rental/data/units/swap"
import type { SwapBody, Swapped } from "../wire/staff-swap"
import { handoverRefusal } from "./handover-refusals"
import { recordDamage } from "./record-damage"
import { changeFleet } from "./staff-change"
import { assertSigned, partsInAudit, writeProtocols } from "./write-protocol"

/**
 * Gives a customer another unit for the one that he has, and writes what was found of both under one signature. The rental's days
 * and price stay; a damage of the unit that comes back is charged. Sent again with the same key, it is the same swap.
 * @throws Refusal 404 for what isn't a rental; 400 keyed by field, `serial_number` for a unit that can't be given out; 409 for a
 *   rental that isn't out, or is by now with another unit than was named, for a unit that somebody has, or is promised who can have no other, and for another exchange under a key
 *   that was used
 * @see docs/decisions/228-another-unit-while-it-is-out.md
 */
export function swapByStaff(scope: MedusaContainer, staffId: string, id: string, body: SwapBody): Promise<Swapped> {
  const { key, serial_number: serialNumber, former_serial_number: formerSerial, ...asked } = body
  const { reason, explanation, damage, parts_back, parts, ...found } = asked
  if (reason === "other_reason" && explanation === "") throw invalidField("explanation", "input.reason_missing")
  assertSigned(found)
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return changeFleet(
    scope,
    async (trx) => {
      const swap = { reservationId: id, formerSerial, serialNumber, key, hash: hashOf(body), note: explanation }
      const swapped = await swapUnit(trx, swap)
      if (swapped === null) return storedSwap(trx, id, body)
      const { before, formerId, unitId, serial } = swapped
      const rental = { ...before, id: formerId }
      const charged = damage ? await recordDamage(scope, trx, { rental, staffId }, damage) : 0
      const cameBack = await takePartsOfSwap(trx, id, parts_back)
      const handed = await giveParts(trx, { reservationId: id, productId: before.product_id, unitId, parts })
      const { former_checklist: checklist, former_note: note, former_photos: photos, ...given } = found
      const day = today()
      const protocols = await writeProtocols(
        trx,
        staffId,
        [
          {
            ...{ reservationId: formerId, kind: "return", day, photosField: "former_photos" },
            condition: { checklist, note, photos },
            parts: cameBack,
            swap: { otherSerial: serial, reason: explanation },
          },
          {
            ...{ reservationId: id, kind: "hand_over", day },
            condition: given,
            parts: handed,
            swap: { otherSerial: swapped.formerSerial, reason: explanation },
          },
        ],
        given,
      )
      await recordAudit(trx, {
        staffId,
        action: "rental.swap",
        subject: { type: "reservation", id },
        before: { unit_id: before.unit_id },
        after: {
          ...{ unit_id: unitId, reason, note: explanation, damage: toWireMoney(charged), protocol_ids: protocols },
          ...partsInAudit(handed),
        },
      })
      return { serial_number: serial, damage: toWireMoney(charged) }
    },
    "serial_number",
    (error) => handoverRefusal(db, id, error),
  )
}

/** Of all that is asked for; a signature is uploaded anew whenever it is sent, and the former unit is whichever was out. */
const hashOf = ({ signature, former_serial_number: _former, ...asked }: SwapBody): string =>
  createHash("sha256")
    .update(JSON.stringify({ ...asked, is_signed: signature !== null }))
    .digest("hex")

/** What the exchange came to that was done under this key, with this content. */
async function storedSwap(trx: Knex.Transaction, id: string, { key, damage }: SwapBody): Promise<Swapped> {
  const { serial } = await trx("rental_reservation as r")
    .join("rental_protocol as p", "p.reservation_id", "r.id")
    .where({ "r.swapped_out_of": id, "r.swap_key": key, "p.kind": "return" })
    .first("p.other_serial_number as serial")
  return { serial_number: serial, damage: toWireMoney(damage ? fromWireMoney(damage.charge) : 0) }
}
