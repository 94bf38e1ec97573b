import type { MedusaContainer } from "@medusajs/framework/types"
import { anonymiseOldOrders, eraseDeleted } from "#shop/erasure/commands/follow-at-night"

export default async (scope: MedusaContainer) => {
  await eraseDeleted(scope)
  await anonymiseOldOrders(scope)
}

export const config = { name: "erase-customers", schedule: "43 3 * * *" }
