import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { lockOrder, tryToWaive } from "#area/orders"
import type { Rappen } from "#kernel/money"
import { message } from "#kernel/wire/message"
import { recordAudit } from "#platform/audit/record"
import { now } from "#platform/clock"
import { conflict, invalidField, notFound } from "#platform/refusal"
import { byStaff } from "#platform/transaction/by-staff"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import { textsFor } from "#texts/texts"
import type { PartFoundBody } from "../wire/open-parts"
import { chargePart, type PartsRental } from "./take-parts-back"

interface LackRow extends PartsRental {
  lack_id: string
  quantity: number
  change_id: string | null
  name: string
  serial_number: string | null
  item_id: string | null
  price_rappen: Rappen
}

const OPEN = `
  select l.id as lack_id, l.quantity, l.change_id, i.name, i.serial_number, i.item_id, i.price_rappen,
         r.id, r.order_id, r.order_line_id, r.start_day::text, r.end_day::text
    from part_lack l
    join part_issue i on i.id = l.issue_id
    join rental_reservation r on r.id = i.reservation_id
   where l.id = ? and l.closed_at is null
     for update of l`

/** Its order is locked first, as by every change of what an order costs. @throws Refusal 404 for one that isn't open (any more) */
async function lockedLack(trx: Knex.Transaction, id: string): Promise<LackRow> {
  const found = await trx("part_lack as l")
    .join("part_issue as i", "i.id", "l.issue_id")
    .join("rental_reservation as r", "r.id", "i.reservation_id")
    .where({ "l.id": id })
    .first("r.order_id")
  if (found?.order_id) await lockOrder(trx, found.order_id)
  const { rows } = await trx.raw<{ rows: LackRow[] }>(OPEN, [id])
  if (rows.length === 0) throw notFound()
  return rows[0]
}

const closed = (as: "found" | "replaced") => ({ closed_at: now(), closed_as: as })

/**
 * A missing part came back after all. What was charged for it is taken back as every charge is; if only some of the pieces came, the
 * rest is charged anew.
 * @throws Refusal 404 for what isn't open; 409 if as many as were shown aren't missing any more; 400 keyed `quantity` for more than is
 *   missing
 */
export const partFound = (
  scope: MedusaContainer,
  staffId: string,
  id: string,
  { quantity, missing }: PartFoundBody,
): Promise<void> =>
  inOneTransaction(scope, async ({ trx }) => {
    const lack = await lockedLack(trx, id)
    if (missing !== undefined && missing !== lack.quantity)
      throw conflict("parts.missing_changed", { missing: lack.quantity })
    if (quantity > lack.quantity) throw invalidField("quantity", "parts.too_many_back")
    const rest = lack.quantity - quantity
    const reason = textsFor("shop")(message("parts.came_back"))
    const isTakenBack =
      lack.change_id !== null && (await tryToWaive(scope, trx, staffId, lack.change_id, reason)) === null
    const part = { ...lack, id: lack.lack_id, serialNumber: lack.serial_number, price: lack.price_rappen }
    const anew = { part, quantity: rest, fee: rest * lack.price_rappen }
    const changeId =
      isTakenBack && rest > 0 ? await chargePart(scope, trx, { rental: lack, staffId, lack: anew }) : null
    await trx("part_lack")
      .where({ id })
      .update({ quantity: rest, ...(isTakenBack && { change_id: changeId }), ...(rest === 0 && closed("found")) })
    await trx("part_issue").where("id", trx("part_lack").where({ id }).select("issue_id")).increment("back", quantity)
    if (lack.item_id)
      await trx("part_item")
        .where({ id: lack.item_id, state: "missing" })
        .update({ state: "ok", version: trx.raw("version + 1"), updated_at: now() })
    await recordAudit(trx, {
      ...{ staffId, action: "rental.part-found", subject: { type: "reservation", id: lack.id } },
      before: { part: lack.name, serial_number: lack.serial_number, quantity: lack.quantity },
      after: { part: lack.name, serial_number: lack.serial_number, quantity: rest },
    })
  })

/** A missing part is there again as a new one: the set is whole, what was charged stays. @throws Refusal 404 for what isn't open */
export const partReplaced = byStaff(async (trx, staffId, id: string) => {
  const lack = await lockedLack(trx, id)
  await trx("part_lack").where({ id }).update(closed("replaced"))
  if (lack.item_id)
    await trx("part_item")
      .where({ id: lack.item_id, state: "missing" })
      .update({ state: "retired", version: trx.raw("version + 1"), updated_at: now() })
  await recordAudit(trx, {
    ...{ staffId, action: "rental.part-replaced", subject: { type: "reservation", id: lack.id } },
    before: { part: lack.name, serial_number: lack.serial_number, quantity: lack.quantity },
    after: null,
  })
})
