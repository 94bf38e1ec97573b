import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetOldInvitations } from "#shop/companies/data/forget-old-invitations"

export default (scope: MedusaContainer) => forgetOldInvitations(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))

export const config = { name: "forget-old-invitations", schedule: "41 3 * * *" }
