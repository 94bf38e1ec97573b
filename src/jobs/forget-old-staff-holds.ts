import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetOldHolds } from "#shop/checkout/data/staff-holds"

export default (scope: MedusaContainer) => forgetOldHolds(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))

export const config = { name: "forget-old-staff-holds", schedule: "37 3 * * *" }
