import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createInventoryItemsWorkflow, createInventoryLevelsWorkflow } from "@medusajs/medusa/core-flows"
import type { SeedProduct } from "./content"
import type { Shipping } from "./shipping"

/** @param index 0 for the base choice, then packages or plugins */
export const skuOf = ({ handle }: SeedProduct, index = 0) => handle.toUpperCase() + (index === 0 ? "" : `-${index}`)

/** One stock item per sold product, found by SKU; its packages draw on the same one. @returns item ids by product handle */
export async function seedStock(container: MedusaContainer, products: SeedProduct[], { locationId }: Shipping) {
  const stocked = products.filter(({ stock_quantity }) => stock_quantity !== undefined)
  if (stocked.length === 0) return new Map<string, string>()
  const inventory = container.resolve(Modules.INVENTORY)
  const items = await inventory.listInventoryItems({ sku: stocked.map((product) => skuOf(product)) }, { take: null })
  const withoutItem = stocked.filter((product) => !items.some(({ sku }) => sku === skuOf(product)))
  if (withoutItem.length > 0) {
    const { result } = await createInventoryItemsWorkflow(container).run({
      input: { items: withoutItem.map((product) => ({ sku: skuOf(product), title: product.name })) },
    })
    items.push(...result)
  }
  const itemIds = new Map(
    stocked.map((product) => [product.handle, items.find(({ sku }) => sku === skuOf(product))!.id]),
  )

  const levels = await inventory.listInventoryLevels({ location_id: locationId }, { take: null })
  const withLevel = new Set(levels.map(({ inventory_item_id }) => inventory_item_id))
  const inventory_levels = stocked
    .map(({ handle, stock_quantity }) => ({
      inventory_item_id: itemIds.get(handle)!,
      stocked_quantity: stock_quantity,
    }))
    .filter(({ inventory_item_id }) => !withLevel.has(inventory_item_id))
    .map((level) => ({ ...level, location_id: locationId }))
  if (inventory_levels.length > 0) await createInventoryLevelsWorkflow(container).run({ input: { inventory_levels } })
  return itemIds
}
