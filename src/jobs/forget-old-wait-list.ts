import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetOldEntries } from "#shop/wait-list/commands/forget-old-entries"

export default (scope: MedusaContainer) => forgetOldEntries(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))

export const config = { name: "forget-old-wait-list", schedule: "27 3 * * *" }
