import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetOldRegistrations } from "#shop/events/commands/forget-old-registrations"

export default (scope: MedusaContainer) =>
  forgetOldRegistrations(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))

export const config = { name: "forget-old-registrations", schedule: "47 3 * * *" }
