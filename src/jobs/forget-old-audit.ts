import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetOldAudit } from "#platform/audit/forget-old"

export default (scope: MedusaContainer) => forgetOldAudit(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))

export const config = { name: "forget-old-audit", schedule: "53 3 * * *" }
