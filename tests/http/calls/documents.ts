import { signedInCustomer } from "../../harness"
import { type CasesByCall, withoutLogin } from "./cases"

export const documentCases: CasesByCall = {
  "GET /invoices/": { good: async () => ({ token: (await signedInCustomer()).token }), missing: withoutLogin },
}
