import type { IInventoryService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { withinTransaction } from "#platform/transaction/within-transaction"
import type { OpenEdit } from "./product-edit"

interface NewStock {
  sku: string
  title: string
  locationId: string | null
  quantity: number
}

/** A stock item with what is there of it. @returns its id */
export async function createStock({ scope, trx, eventGroupId }: OpenEdit, stock: NewStock): Promise<string> {
  const inventory = scope.resolve<IInventoryService>(Modules.INVENTORY)
  const { sku, title, locationId, quantity } = stock
  return withinTransaction(
    inventory,
    trx,
    async (context) => {
      const { id } = await inventory.createInventoryItems({ sku, title }, context)
      if (locationId !== null)
        await inventory.createInventoryLevels(
          { inventory_item_id: id, location_id: locationId, stocked_quantity: quantity },
          context,
        )
      return id
    },
    eventGroupId,
  )
}
