import type { MedusaContainer } from "@medusajs/framework/types"
import { forgetUnclaimedFiles } from "#shop/files/commands/forget-unclaimed"

export default (scope: MedusaContainer) => forgetUnclaimedFiles(scope)

export const config = { name: "forget-unclaimed-files", schedule: "7 * * * *" }
