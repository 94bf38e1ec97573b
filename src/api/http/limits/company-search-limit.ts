import type { MedusaRequest } from "@medusajs/framework/http"
import { settings } from "#config/settings"
import { countAttempt, limitRule } from "#shop/accounts/commands/limits"
import { SESSION_MODULE } from "#shop/accounts/data/index"
import type SessionModuleService from "#shop/accounts/data/service"
import { clientAddress } from "../identity/client-address"

/** Anybody may search, at the cost of the shop's own access to the register. @throws Refusal 429 */
export async function countCompanySearch(req: MedusaRequest) {
  const session = req.scope.resolve<SessionModuleService>(SESSION_MODULE)
  await countAttempt(session, limitRule("company-search", settings.limits.companySearch, clientAddress(req)))
}
