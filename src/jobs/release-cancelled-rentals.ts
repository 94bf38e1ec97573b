import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { RentalService } from "../modules/rental/types"
import { releaseLeftovers } from "../workflows/orders/release-leftovers"

export default (scope: MedusaContainer) =>
  releaseLeftovers(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), scope.resolve<RentalService>("rental"))

export const config = { name: "release-cancelled-rentals", schedule: "*/5 * * * *" }
