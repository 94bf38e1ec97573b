import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { RawUid } from "#kernel/uid"
import { message } from "#kernel/wire/message"
import { refuse } from "#platform/refusal"
import { COMPANY_REGISTER_MODULE } from "../company-register"
import type { CompanyRegister } from "../company-register/types"
import type { CompanyDetail, CompanyMatches } from "../wire/company"

/** The register is down for minutes, not for seconds. */
const RETRY_AFTER_S = 60

async function asked<Answer>(scope: MedusaContainer, ask: (register: CompanyRegister) => Promise<Answer>) {
  try {
    return await ask(scope.resolve<CompanyRegister>(COMPANY_REGISTER_MODULE))
  } catch (error) {
    scope.resolve(ContainerRegistrationKeys.LOGGER).warn(`The company register gave no answer: ${String(error)}`)
    const headers = { "Retry-After": String(RETRY_AFTER_S) }
    throw refuse(message("accounts.company_search_failed"), { status: 503, headers })
  }
}

/** @throws Refusal 503 if the register gives no answer */
export const findCompanies = (scope: MedusaContainer, query: string): Promise<CompanyMatches> =>
  asked(scope, (register) => register.search(query))

/** @throws Refusal 503 if the register gives no answer */
export const companyByUid = (scope: MedusaContainer, uid: RawUid): Promise<CompanyDetail | null> =>
  asked(scope, (register) => register.byUid(uid))
