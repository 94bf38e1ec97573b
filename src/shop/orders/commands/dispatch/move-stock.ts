import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { now } from "#platform/clock"
import { WENT_WITH_RENTAL } from "../../queries/dispatch/went-with-rental"

/** Pieces that were reserved for a line and have left the shelf. */
export interface TakenStock {
  reservation: string
  item: string
  location: string
  quantity: number
}

const asStored = (amount: string) => `jsonb_build_object('value', (${amount})::text, 'precision', 20)`

/**
 * Takes what was reserved for lines off the shelf, and with it off what is reserved: what can be had stays the same. What nobody
 * reserved isn't counted. Written as Medusa's inventory module writes it.
 */
export async function takeFromStock(
  trx: Knex.Transaction,
  lines: readonly { id: string; quantity: number }[],
): Promise<TakenStock[]> {
  const { rows } = await trx.raw<{ rows: TakenStock[] }>(
    `select r.id as reservation, r.inventory_item_id as item, r.location_id as location, sent.quantity
       from unnest(:ids::text[], :quantities::int[]) sent (line, quantity)
       join lateral (select * from reservation_item
                      where line_item_id = sent.line and deleted_at is null and quantity >= sent.quantity
                      order by created_at, id limit 1) r on true`,
    { ids: lines.map(({ id }) => id), quantities: lines.map(({ quantity }) => quantity) },
  )
  await moveStock(trx, rows, { reserved: 1, stocked: 1 })
  return rows
}

export const putBack = (trx: Knex.Transaction, taken: readonly TakenStock[]) =>
  moveStock(trx, taken, { reserved: -1, stocked: -1 })

/** Lets others have what is still reserved for lines that went with a cancelled rental. Again, it changes nothing. */
export async function releaseStock(trx: Knex.Transaction, orderId: string): Promise<void> {
  const { rows } = await trx.raw<{ rows: TakenStock[] }>(
    `select r.id as reservation, r.inventory_item_id as item, r.location_id as location, r.quantity::int as quantity
       from "order" o
       join order_item item on item.order_id = o.id and item.version = o.version and item.deleted_at is null
       join order_line_item line on line.id = item.item_id
       join reservation_item r on r.line_item_id = line.id and r.deleted_at is null
      where o.id = ? and ${WENT_WITH_RENTAL}`,
    [orderId],
  )
  await moveStock(trx, rows, { reserved: 1, stocked: 0 })
}

interface Less {
  reserved: 1 | -1
  stocked: 1 | 0 | -1
}

/** Levels are locked in one order for all, as by whoever orders. @param less how often its quantity is less of what is counted */
async function moveStock(trx: Knex.Transaction, taken: readonly TakenStock[], less: Less) {
  if (taken.length === 0) return
  const items = taken.map(({ item }) => item)
  await trx("inventory_level")
    .select("id")
    .whereIn("inventory_item_id", items)
    .whereNull("deleted_at")
    .orderBy(["inventory_item_id", "id"])
    .forUpdate()
  const moved = { taken: JSON.stringify(taken), ...less, at: now() }
  await trx.raw(
    `update reservation_item r
        set quantity = r.quantity - :reserved * moved.quantity, raw_quantity = ${asStored("r.quantity - :reserved * moved.quantity")},
            deleted_at = case when r.quantity = :reserved * moved.quantity then :at::timestamptz end, updated_at = :at
       from jsonb_to_recordset(:taken::jsonb) moved (reservation text, quantity int)
      where r.id = moved.reservation`,
    moved,
  )
  await trx.raw(
    `update inventory_level level
        set stocked_quantity = level.stocked_quantity - :stocked * moved.quantity,
            raw_stocked_quantity = ${asStored("level.stocked_quantity - :stocked * moved.quantity")},
            reserved_quantity = level.reserved_quantity - :reserved * moved.quantity,
            raw_reserved_quantity = ${asStored("level.reserved_quantity - :reserved * moved.quantity")}, updated_at = :at
       from (select item, location, sum(quantity) as quantity
               from jsonb_to_recordset(:taken::jsonb) one (item text, location text, quantity int) group by item, location) moved
      where level.inventory_item_id = moved.item and level.location_id = moved.location and level.deleted_at is null`,
    moved,
  )
}
