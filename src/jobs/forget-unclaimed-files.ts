import type { MedusaContainer } from "@medusajs/framework/types"
import { forgetUnclaimedFiles } from "../workflows/files/forget-unclaimed"

export default (scope: MedusaContainer) => forgetUnclaimedFiles(scope)

export const config = { name: "forget-unclaimed-files", schedule: "7 * * * *" }
