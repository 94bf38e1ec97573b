import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { settleRequests } from "#shop/approvals/commands/answer"

/** Their time ends by itself; this tells who asked, and gives the carts back. */
export default (scope: MedusaContainer) => settleRequests(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))

export const config = { name: "settle-order-requests", schedule: "* * * * *" }
