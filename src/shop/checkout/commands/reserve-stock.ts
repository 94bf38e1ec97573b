import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { OrderedLine } from "#area/cart"
import { newId } from "#platform/sql/new-id"

/**
 * The writes that reserve sale stock for the lines that Medusa keeps an inventory of; what is not there is ordered (back-orders are
 * accepted, ruling 3). The stock rows are locked in one order for all, and raised as they are then: Medusa alone counts parallel
 * reservations wrong. Written as Medusa's inventory module writes it.
 * @returns none if nothing is kept in stock
 * @see docs/decisions/040-one-transaction.md
 */
export function stockWrites(
  trx: Knex.Transaction,
  lines: readonly OrderedLine[],
  stockLocationId: string | null,
): Knex.Raw[] {
  const stocked = lines.flatMap(({ choice, line, orderLineId }) =>
    choice.managesInventory && choice.inventoryItemId !== null
      ? [{ id: newId("resitem"), item: choice.inventoryItemId, line: orderLineId, quantity: line.quantity }]
      : [],
  )
  if (stocked.length === 0 || stockLocationId === null) return []
  const values = { lines: JSON.stringify(stocked), locationId: stockLocationId }
  return [trx.raw(RAISED_LEVELS, values), trx.raw(RESERVATIONS, values)]
}

const LINES = "jsonb_to_recordset(:lines::jsonb) as line (id text, item text, line text, quantity int)"
const LEVELS_OF_LINES = `inventory_level level
   where level.inventory_item_id in (select item from ${LINES})
     and level.location_id = :locationId and level.deleted_at is null`

const RAISED_LEVELS = `
  update inventory_level kept
     set reserved_quantity = kept.reserved_quantity + more.quantity, updated_at = now(),
         raw_reserved_quantity =
           jsonb_build_object('value', (kept.reserved_quantity + more.quantity)::text, 'precision', 20)
    from (select locked.id, sum(line.quantity) as quantity
            from (select level.id, level.inventory_item_id as item from ${LEVELS_OF_LINES}
                   order by level.inventory_item_id for update) locked
            join ${LINES} on line.item = locked.item
           group by locked.id) more
   where kept.id = more.id`

const RESERVATIONS = `
  insert into reservation_item (id, inventory_item_id, line_item_id, location_id, quantity, raw_quantity, allow_backorder)
  select line.id, line.item, line.line, :locationId, line.quantity,
         jsonb_build_object('value', line.quantity::text, 'precision', 20), true
    from ${LINES}
   where line.item in (select level.inventory_item_id from ${LEVELS_OF_LINES})`
