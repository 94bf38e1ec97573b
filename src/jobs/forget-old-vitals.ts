import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetOldVitals } from "#shop/vitals/commands/forget-old-vitals"

export default (scope: MedusaContainer) => forgetOldVitals(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))

export const config = { name: "forget-old-vitals", schedule: "23 3 * * *" }
