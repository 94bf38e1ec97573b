import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetOldEvents } from "#platform/outbox/forget-old"

export default (scope: MedusaContainer) => forgetOldEvents(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))

export const config = { name: "forget-old-events", schedule: "59 3 * * *" }
