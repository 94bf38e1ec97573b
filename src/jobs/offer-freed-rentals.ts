import type { MedusaContainer } from "@medusajs/framework/types"
import { offerAllFreed } from "#shop/wait-list/commands/offer-freed"

export default (scope: MedusaContainer) => offerAllFreed(scope)

export const config = { name: "offer-freed-rentals", schedule: "* * * * *" }
