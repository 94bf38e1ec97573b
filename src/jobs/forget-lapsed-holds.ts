import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { now } from "#platform/clock"
import { forgetLapsedHolds } from "#shop/rental/data/forget-lapsed-holds"

export default (scope: MedusaContainer) =>
  forgetLapsedHolds(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), now())

export const config = { name: "forget-lapsed-holds", schedule: "31 3 * * *" }
