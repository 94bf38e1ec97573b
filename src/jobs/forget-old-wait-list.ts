import type { MedusaContainer } from "@medusajs/framework/types"
import { forgetOldEntries } from "#shop/wait-list/commands/forget-old-entries"

export default (scope: MedusaContainer) => forgetOldEntries(scope)

export const config = { name: "forget-old-wait-list", schedule: "27 3 * * *" }
