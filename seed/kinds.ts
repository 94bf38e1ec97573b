import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createProductCategoriesWorkflow, createProductTypesWorkflow } from "@medusajs/medusa/core-flows"
import { KIND_WORDS } from "#shop/catalogue/rules/kind-words"
import { PRODUCT_KIND_NAMES } from "#shop/catalogue/rules/product-kinds"

export interface Kinds {
  typeIds: Map<string, string>
  categoryIds: Map<string, string>
}

/** A product type per kind, whose value is the kind, and a category for staff to find its products under. */
export async function seedKinds(container: MedusaContainer): Promise<Kinds> {
  const products = container.resolve(Modules.PRODUCT)
  const kinds = PRODUCT_KIND_NAMES
  const types = await products.listProductTypes({}, { take: null })
  const missingTypes = kinds.filter((kind) => !types.some(({ value }) => value === kind))
  if (missingTypes.length > 0) {
    const { result } = await createProductTypesWorkflow(container).run({
      input: { product_types: missingTypes.map((value) => ({ value })) },
    })
    types.push(...result)
  }
  const categories = await products.listProductCategories({}, { take: null })
  const missingCategories = kinds.filter((kind) => !categories.some(({ handle }) => handle === kind))
  if (missingCategories.length > 0) {
    const { result } = await createProductCategoriesWorkflow(container).run({
      input: {
        product_categories: missingCategories.map((kind) => ({
          name: KIND_WORDS[kind].category,
          handle: kind,
          is_active: true,
          rank: kinds.indexOf(kind),
        })),
      },
    })
    categories.push(...result)
  }
  return {
    typeIds: new Map(types.map(({ value, id }) => [value, id])),
    categoryIds: new Map(categories.map(({ handle, id }) => [handle, id])),
  }
}
