import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { tellOfCancelledOrders } from "#shop/orders/commands/tell-of-cancelled-orders"

export default (scope: MedusaContainer) => tellOfCancelledOrders(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))

export const config = { name: "tell-of-cancelled-orders", schedule: "*/5 * * * *" }
