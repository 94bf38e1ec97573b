import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetOldKeys } from "#platform/idempotency/forget-old"

export default (scope: MedusaContainer) => forgetOldKeys(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))

export const config = { name: "forget-idempotency-keys", schedule: "17 * * * *" }
