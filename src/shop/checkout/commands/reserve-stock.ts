import type { IInventoryService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { OrderedLine } from "#area/cart"
import type { OpenTransaction } from "#platform/transaction/one-transaction"
import { withinTransaction } from "#platform/transaction/within-transaction"

/**
 * Reserves sale stock for the lines that Medusa keeps an inventory of; what is not there is ordered (back-orders are
 * accepted, ruling 3). The stock rows are locked in one order for all: Medusa alone counts parallel reservations wrong.
 */
export async function reserveStock(
  scope: MedusaContainer,
  { trx, eventGroupId }: OpenTransaction,
  lines: readonly OrderedLine[],
  stockLocationId: string | null,
): Promise<void> {
  const stocked = lines.flatMap(({ choice, line, orderLineId }) =>
    choice.managesInventory && choice.inventoryItemId !== null
      ? [{ inventory_item_id: choice.inventoryItemId, line_item_id: orderLineId, quantity: line.quantity }]
      : [],
  )
  if (stocked.length === 0 || stockLocationId === null) return
  const levels = await trx("inventory_level")
    .select<{ inventory_item_id: string }[]>("inventory_item_id")
    .whereIn(
      "inventory_item_id",
      stocked.map((item) => item.inventory_item_id),
    )
    .where({ location_id: stockLocationId, deleted_at: null })
    .orderBy("inventory_item_id")
    .forUpdate()
  const kept = new Set(levels.map((level) => level.inventory_item_id))
  const items = stocked
    .filter((item) => kept.has(item.inventory_item_id))
    .map((item) => ({ ...item, location_id: stockLocationId, allow_backorder: true }))
  if (items.length === 0) return
  const inventory = scope.resolve<IInventoryService>(Modules.INVENTORY)
  await withinTransaction(inventory, trx, (context) => inventory.createReservationItems(items, context), eventGroupId)
}
