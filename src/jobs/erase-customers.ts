import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { anonymiseOldOrders, eraseDeleted, forgetLateMails } from "#shop/erasure/commands/follow-at-night"

export default async (scope: MedusaContainer) => {
  await forgetLateMails(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  await eraseDeleted(scope)
  await anonymiseOldOrders(scope)
}

export const config = { name: "erase-customers", schedule: "43 3 * * *" }
