import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetEmptyCarts, forgetOldCarts } from "#shop/cart/commands/forget-old-carts"

export default async (scope: MedusaContainer) => {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await forgetOldCarts(db)
  await forgetEmptyCarts(db)
}

export const config = { name: "forget-old-carts", schedule: "37 3 * * *" }
