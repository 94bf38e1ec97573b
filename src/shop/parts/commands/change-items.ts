import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { differences } from "#platform/audit/differences"
import { recordAudit } from "#platform/audit/record"
import { now } from "#platform/clock"
import { conflict, invalidField, notFound, staleChange } from "#platform/refusal"
import { isUniqueViolation } from "#platform/refused-by-database"
import { byStaff } from "#platform/transaction/by-staff"
import type { ItemChangeBody, NewItemBody } from "../wire/staff-parts"

/** @throws Refusal 400 keyed `unit_id` for a unit of no product that the pieces go along with */
async function assertUnit(trx: Knex.Transaction, poolId: string, unitId: string | null): Promise<void> {
  if (unitId === null) return
  const unit = await trx("rental_unit as u")
    .join("set_part as p", "p.product_id", "u.product_id")
    .where({ "u.id": unitId, "p.pool_id": poolId })
    .whereNull("p.withdrawn_at")
    .whereNull("u.deleted_at")
    .first("u.id")
  if (!unit) throw invalidField("unit_id", "fleet.no_such_unit")
}

const onlyOne = async (write: PromiseLike<unknown>): Promise<void> => {
  try {
    await write
  } catch (error) {
    throw isUniqueViolation(error) ? invalidField("serial_number", "parts.serial_taken") : error
  }
}

/** Adds a piece with its serial number. @throws Refusal 404; 400 keyed by field */
export const addItem = byStaff(async (trx, staffId, poolId: string, body: NewItemBody): Promise<{ id: string }> => {
  const pool = await trx("part_pool").where({ id: poolId }).first("name")
  if (!pool) throw notFound()
  await assertUnit(trx, poolId, body.unit_id)
  const id = generateEntityId(undefined, "pitem")
  await onlyOne(trx("part_item").insert({ ...body, id, pool_id: poolId }))
  const after = { part: pool.name, ...body }
  await recordAudit(trx, {
    staffId,
    action: "rental.part-item-add",
    subject: { type: "part", id },
    before: null,
    after,
  })
  return { id }
})

/**
 * Changes a piece. One that a customer has stays as it is until it is back.
 * @throws Refusal 404; 400 keyed by field; 409 if somebody has it, or somebody else changed it since
 */
export const changeItem = byStaff(async (trx, staffId, id: string, { version, ...body }: ItemChangeBody) => {
  const item = await trx("part_item").where({ id }).forUpdate().first()
  if (!item) throw notFound()
  const { serial_number, unit_id, state } = item
  const changed = differences<object>({ serial_number, unit_id, state }, body)
  if (changed === null) return
  if (item.version !== version) throw staleChange(item.version)
  if (await trx("part_issue").where({ item_id: id, closed_at: null }).first("id")) throw conflict("parts.item_out")
  if (body.unit_id !== unit_id) await assertUnit(trx, item.pool_id, body.unit_id)
  await onlyOne(
    trx("part_item")
      .where({ id })
      .update({ ...body, version: version + 1, updated_at: now() }),
  )
  await recordAudit(trx, { staffId, action: "rental.part-item-change", subject: { type: "part", id }, ...changed })
})
