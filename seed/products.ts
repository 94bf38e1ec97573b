import type { CreateProductWorkflowInputDTO, MedusaContainer, ProductDTO } from "@medusajs/framework/types"
import { Modules, ProductStatus } from "@medusajs/framework/utils"
import { createProductsWorkflow, deleteProductsWorkflow } from "@medusajs/medusa/core-flows"
import { CATALOGUE_MODULE } from "#shop/catalogue/data/catalogue/index"
import type { CatalogueModuleService } from "#shop/catalogue/data/catalogue/service"
import type { Base } from "./base"
import { numbered, type SeedProduct } from "./content"
import { pictureFor } from "./files"
import type { Kinds } from "./kinds"
import type { Shipping } from "./shipping"
import { seedStock, skuOf } from "./stock"

const OPTION = "Ausführung"
const ONLY_CHOICE = "Standard"

/** The base choice first, then packages or plugins. */
export const choicesOf = (product: SeedProduct) => [
  { name: product.base_package_name ?? product.pluginname ?? ONLY_CHOICE, price: product.price },
  ...(product.packages ?? product.plugins ?? []),
]

type Places = Base & Shipping & Kinds

/**
 * Creates the products that are not there yet, found by handle. Several of Medusa's steps make a product; one that has no
 * profile was cut off among them and is made again. @returns all of them by handle
 */
export async function seedProductsOf(
  container: MedusaContainer,
  wanted: SeedProduct[],
  places: Places,
): Promise<Map<string, ProductDTO>> {
  const module = container.resolve(Modules.PRODUCT)
  const handle = wanted.map((product) => product.handle)
  const known = await module.listProducts({ handle }, { select: ["id", "handle"], take: null })
  const complete = await completeProducts(container, known)
  const missing = wanted.filter((product) => !complete.has(product.handle))
  const unfinished = known.filter((product) => !complete.has(product.handle)).map(({ id }) => id)
  if (unfinished.length > 0) await deleteProductsWorkflow(container).run({ input: { ids: unfinished } })
  if (missing.length > 0) {
    const stock = await seedStock(container, missing, places)
    const products = missing.map((product) => productInput(product, places, stock.get(product.handle)))
    await createProductsWorkflow(container).run({ input: { products } })
  }
  const all = await module.listProducts({ handle }, { relations: ["variants"], take: null })
  return new Map(all.map((product) => [product.handle, product]))
}

/** Handles of those that have their profile, which is made last. */
async function completeProducts(container: MedusaContainer, products: ProductDTO[]): Promise<Set<string>> {
  const catalogue = container.resolve<CatalogueModuleService>(CATALOGUE_MODULE)
  const profiles = await catalogue.listProductProfiles({}, { select: ["product_id"], take: null })
  const profiled = new Set(profiles.map(({ product_id }) => product_id))
  return new Set(products.filter(({ id }) => profiled.has(id)).map(({ handle }) => handle))
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
