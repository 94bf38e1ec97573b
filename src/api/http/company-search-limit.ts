import type { MedusaRequest } from "@medusajs/framework/http"
import { settings } from "../../config/settings"
import { SESSION_MODULE } from "../../modules/session"
import type SessionModuleService from "../../modules/session/service"
import { countAttempt, limitRule } from "../../workflows/accounts/limits"
import { clientAddress } from "./client-address"

/** Anybody may search, at the cost of the shop's own access to the register. @throws ShopError 429 */
export async function countCompanySearch(req: MedusaRequest) {
  const session = req.scope.resolve<SessionModuleService>(SESSION_MODULE)
  await countAttempt(session, limitRule("company-search", settings.limits.companySearch, clientAddress(req)))
}
