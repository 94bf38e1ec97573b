import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { fromWireMoney } from "#kernel/money"
import type { SeedProduct } from "../content"

/** What some days of a rental cost together. */
export async function seedRates(
  container: MedusaContainer,
  rented: readonly (Pick<SeedProduct, "rates"> & { productId: string })[],
) {
  const rows = rented.flatMap(({ productId, rates = [] }) =>
    rates.map(({ days, price }) => ({ product_id: productId, days, price_rappen: fromWireMoney(price) })),
  )
  if (rows.length === 0) return
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await db("catalogue_rental_rate").insert(rows).onConflict(["product_id", "days"]).ignore()
}
