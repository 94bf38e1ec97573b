import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetOldCarts } from "../workflows/cart/forget-old-carts"

export default (scope: MedusaContainer) => forgetOldCarts(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))

export const config = { name: "forget-old-carts", schedule: "37 3 * * *" }
