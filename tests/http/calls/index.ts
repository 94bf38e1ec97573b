import { accountCases } from "./account"
import { addressCases } from "./addresses"
import { approvalCases } from "./approvals"
import { cartCases } from "./cart"
import type { CasesByCall } from "./cases"
import { catalogueCases } from "./catalogue"
import { companyCases } from "./companies"
import { companyAccountCases } from "./company-accounts"
import { documentCases } from "./documents"
import { eventCases } from "./events"
import { impersonationCases } from "./impersonation"
import { orderCases } from "./orders"
import { siteCases } from "./site"
import { waitListCases } from "./wait-list"

export * from "./cases"

/** Good, bad and missing input of every call of the contract. */
export const casesByCall: CasesByCall = {
  ...catalogueCases,
  ...siteCases,
  ...eventCases,
  ...cartCases,
  ...accountCases,
  ...impersonationCases,
  ...addressCases,
  ...companyCases,
  ...companyAccountCases,
  ...approvalCases,
  ...orderCases,
  ...documentCases,
  ...waitListCases,
}
