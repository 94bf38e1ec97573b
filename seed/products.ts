import type { CreateProductWorkflowInputDTO, MedusaContainer, ProductDTO } from "@medusajs/framework/types"
import { Modules, ProductStatus } from "@medusajs/framework/utils"
import { createInventoryItemsWorkflow, createProductsWorkflow } from "@medusajs/medusa/core-flows"
import type { Base } from "./base"
import { numbered, type SeedProduct } from "./content"
import { pictureFor } from "./files"
import type { Kinds } from "./kinds"
import type { Shipping } from "./shipping"

const OPTION = "Ausführung"
const ONLY_CHOICE = "Standard"

/** The base choice first, then packages or plugins. */
export const choicesOf = (product: SeedProduct) => [
  { name: product.base_package_name ?? product.pluginname ?? ONLY_CHOICE, price: product.price },
  ...(product.packages ?? product.plugins ?? []),
]

const isStocked = ({ stock_quantity }: SeedProduct) => stock_quantity !== undefined
const skuOf = ({ handle }: SeedProduct, index = 0) => handle.toUpperCase() + (index === 0 ? "" : `-${index}`)

type Places = Base & Shipping & Kinds

/** Creates the products that are not there yet, found by handle. @returns all of them by handle */
export async function seedProductsOf(
  container: MedusaContainer,
  wanted: SeedProduct[],
  places: Places,
): Promise<Map<string, ProductDTO>> {
  const module = container.resolve(Modules.PRODUCT)
  const handles = wanted.map(({ handle }) => handle)
  const known = new Set(
    (await module.listProducts({ handle: handles }, { select: ["handle"], take: null })).map((p) => p.handle),
  )
  const missing = wanted.filter(({ handle }) => !known.has(handle))
  if (missing.length > 0) {
    const stock = await createStock(container, missing, places)
    const products = missing.map((product) => productInput(product, places, stock.get(product.handle)))
    await createProductsWorkflow(container).run({ input: { products } })
  }
  const all = await module.listProducts({ handle: handles }, { relations: ["variants"], take: null })
  return new Map(all.map((product) => [product.handle!, product]))
}

/** One stock item per sold product; its packages draw on the same one. @returns item ids by product handle */
async function createStock(container: MedusaContainer, products: SeedProduct[], { locationId }: Places) {
  const stocked = products.filter(isStocked)
  if (stocked.length === 0) return new Map<string, string>()
  const { result } = await createInventoryItemsWorkflow(container).run({
    input: {
      items: stocked.map((product) => ({
        sku: skuOf(product),
        title: product.name,
        location_levels: [{ location_id: locationId, stocked_quantity: product.stock_quantity }],
      })),
    },
  })
  const ids = new Map(result.map(({ sku, id }) => [sku, id]))
  return new Map(stocked.map((product) => [product.handle, ids.get(skuOf(product))!]))
}

function productInput(product: SeedProduct, places: Places, inventoryItemId?: string): CreateProductWorkflowInputDTO {
  const choices = choicesOf(product)
  const isPlaceholder = product.get_thumbnail === "default"
  return {
    title: product.name,
    handle: product.handle,
    subtitle: product.subtitle,
    description: product.description,
    status: ProductStatus.PUBLISHED,
    thumbnail: isPlaceholder ? undefined : pictureFor(product.get_thumbnail).url,
    images: numbered(product, "get_image").map((name) => ({ url: pictureFor(name).url })),
    type_id: places.typeIds.get(product.kind),
    category_ids: [places.categoryIds.get(product.kind)!],
    sales_channels: [{ id: places.salesChannelId }],
    shipping_profile_id: places.shippingProfileId,
    options: [{ title: OPTION, values: choices.map(({ name }) => name), is_exclusive: true }],
    variants: choices.map(({ name, price }, index) => ({
      title: name,
      sku: skuOf(product, index),
      options: { [OPTION]: name },
      variant_rank: index,
      allow_backorder: true,
      manage_inventory: inventoryItemId !== undefined,
      inventory_items: inventoryItemId ? [{ inventory_item_id: inventoryItemId, required_quantity: 1 }] : undefined,
      prices: [{ currency_code: "chf", amount: Number(price) }],
    })),
  }
}
