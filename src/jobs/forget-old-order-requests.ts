import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetOldRequests } from "#shop/approvals/commands/forget-old-requests"

export default (scope: MedusaContainer) => forgetOldRequests(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))

export const config = { name: "forget-old-order-requests", schedule: "43 3 * * *" }
