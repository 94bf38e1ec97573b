import { impersonationLink, signedInCustomer } from "../../harness"
import { type Cases, type CasesByCall, STALE_LOGIN } from "./cases"

const ofLink: Cases = {
  good: async () => {
    const { token } = await impersonationLink((await signedInCustomer()).email)
    return { body: { token } }
  },
  bad: [
    { what: "an unknown link", body: { token: STALE_LOGIN }, status: 400, fields: ["non_field_errors"] },
    { what: "a number", body: { token: 7 }, status: 400, fields: ["token"] },
  ],
  missing: [{ what: "an empty body", body: {}, status: 400, fields: ["token"] }],
}

export const impersonationCases: CasesByCall = {
  "POST /impersonate/preview/": ofLink,
  "POST /impersonate/": ofLink,
}
