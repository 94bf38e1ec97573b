import { MedusaError } from "@medusajs/framework/utils"
import { completeCartWorkflow } from "@medusajs/medusa/core-flows"
import { catalogueSnapshot } from "#shop/catalogue/queries/snapshot/index"

/**
 * Medusa's own store API can put any variant into a cart, but only the shop's checkout reserves a unit: a cart with a
 * rental does not become an order there.
 * @see ruling 4
 */
completeCartWorkflow.hooks.validate(async ({ cart }, { container }) => {
  const { products } = await catalogueSnapshot(container)
  const lines: { product_id: string | null }[] = cart.items ?? []
  if (lines.some(({ product_id }) => product_id !== null && products.get(product_id)?.kind === "rental"))
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "Rentals are ordered through the shop's own checkout.")
})
