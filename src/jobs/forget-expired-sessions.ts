import type { MedusaContainer } from "@medusajs/framework/types"
import { SESSION_MODULE } from "#shop/accounts/data/index"
import type SessionModuleService from "#shop/accounts/data/service"

/** Politeness to the tables: the rules look at the times themselves. */
export default (scope: MedusaContainer) => scope.resolve<SessionModuleService>(SESSION_MODULE).forgetExpired()

export const config = { name: "forget-expired-sessions", schedule: "17 * * * *" }
