import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { OrderedLine } from "#area/cart"
import { atOnce } from "#platform/sql/at-once"
import { newId } from "#platform/sql/new-id"

interface StockedLine {
  itemId: string
  orderLineId: string
  quantity: number
}

/**
 * Reserves sale stock for the lines that Medusa keeps an inventory of; what is not there is ordered (back-orders are
 * accepted, ruling 3). The stock rows are locked in one order for all: Medusa alone counts parallel reservations wrong. Written as
 * Medusa's inventory module writes it. Two statements, however many lines.
 * @see docs/decisions/040-one-transaction.md
 */
export async function reserveStock(
  trx: Knex.Transaction,
  lines: readonly OrderedLine[],
  stockLocationId: string | null,
): Promise<void> {
  const stocked = lines.flatMap(({ choice, line, orderLineId }) =>
    choice.managesInventory && choice.inventoryItemId !== null
      ? [{ itemId: choice.inventoryItemId, orderLineId, quantity: line.quantity }]
      : [],
  )
  if (stocked.length === 0 || stockLocationId === null) return
  const levels = await trx("inventory_level")
    .select<{ inventory_item_id: string }[]>("inventory_item_id")
    .whereIn(
      "inventory_item_id",
      stocked.map(({ itemId }) => itemId),
    )
    .where({ location_id: stockLocationId, deleted_at: null })
    .orderBy("inventory_item_id")
    .forUpdate()
  const kept = new Set(levels.map((level) => level.inventory_item_id))
  const reserved = stocked.filter(({ itemId }) => kept.has(itemId))
  if (reserved.length === 0) return
  await atOnce(trx, [
    trx("reservation_item").insert(reserved.map((line) => reservation(line, stockLocationId))),
    raisedLevels(trx, reserved, stockLocationId),
  ])
}

const reservation = ({ itemId, orderLineId, quantity }: StockedLine, locationId: string) => ({
  id: newId("resitem"),
  inventory_item_id: itemId,
  line_item_id: orderLineId,
  location_id: locationId,
  quantity,
  raw_quantity: JSON.stringify({ value: String(quantity), precision: 20 }),
  allow_backorder: true,
})

const raisedLevels = (trx: Knex.Transaction, lines: readonly StockedLine[], locationId: string) =>
  trx.raw(
    `update inventory_level level
        set reserved_quantity = level.reserved_quantity + more.quantity, updated_at = now(),
            raw_reserved_quantity =
              jsonb_build_object('value', (level.reserved_quantity + more.quantity)::text, 'precision', 20)
       from (select id, sum(quantity) as quantity from unnest(:items::text[], :quantities::int[]) ordered (id, quantity)
              group by id) more
      where level.inventory_item_id = more.id and level.location_id = :locationId and level.deleted_at is null`,
    {
      items: lines.map(({ itemId }) => itemId),
      quantities: lines.map(({ quantity }) => quantity),
      locationId,
    },
  )
