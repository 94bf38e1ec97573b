import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { promiseBilling } from "#shop/orders/commands/billing/promise-billing"

export default (scope: MedusaContainer) => promiseBilling(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))

export const config = { name: "bill-by-month", schedule: "*/10 * * * *" }
