import { limitedCompany, requestFor, requestOf, waitingRequest } from "../approval-support"
import { cartWithAccessory } from "../cart-support"
import { founder } from "../company-support"
import { type Cases, type CasesByCall, type Refused, UNKNOWN, withoutLogin } from "./cases"

const unknownRequest: Refused = { what: "an unknown request", params: { id: UNKNOWN }, status: 404 }

const toAnswer: Cases["good"] = async () => {
  const { manager, id } = await waitingRequest()
  return { token: manager.token, params: { id } }
}
const own: Cases["good"] = async () => {
  const { member, id } = await waitingRequest()
  return { token: member.token, params: { id } }
}

export const approvalCases: CasesByCall = {
  "PUT /company/limit/": {
    good: async () => ({ token: (await founder()).token, body: { order_limit: "1500.00" } }),
    bad: [
      { what: "no amount", change: { order_limit: "viel" }, status: 400, fields: ["order_limit"] },
      { what: "less than nothing", change: { order_limit: "-1.00" }, status: 400, fields: ["order_limit"] },
      { what: "more than there is", change: { order_limit: "10000000.00" }, status: 400, fields: ["order_limit"] },
      { what: "a number", change: { order_limit: 1500 }, status: 400, fields: ["order_limit"] },
    ],
    missing: [{ what: "an empty body", body: {}, status: 400, fields: ["order_limit"] }, ...withoutLogin],
  },
  "GET /company/requests/": {
    good: async () => ({ token: (await waitingRequest()).manager.token }),
    missing: withoutLogin,
  },
  "GET /company/requests/{id}/": { good: own, bad: [unknownRequest], missing: withoutLogin },
  "POST /company/requests/{id}/approve/": {
    good: async () => {
      const { manager, member } = await limitedCompany()
      const id = await requestFor(member, await cartWithAccessory("usb-c-kabel"))
      const { body } = await requestOf(manager, id)
      return { token: manager.token, params: { id }, body: { confirmed_total: body.total_cost } }
    },
    bad: [
      unknownRequest,
      { what: "no amount", change: { confirmed_total: "alles" }, status: 400, fields: ["confirmed_total"] },
      { what: "another sum", change: { confirmed_total: "1.00" }, status: 409 },
    ],
    missing: [{ what: "an empty body", body: {}, status: 400, fields: ["confirmed_total"] }, ...withoutLogin],
  },
  "POST /company/requests/{id}/refuse/": {
    good: async () => ({ ...(await toAnswer()), body: { reason: "Bitte das kleinere Gerät." } }),
    bad: [unknownRequest, { what: "blanks", change: { reason: "  " }, status: 400, fields: ["reason"] }],
    missing: [{ what: "an empty body", body: {}, status: 400, fields: ["reason"] }, ...withoutLogin],
  },
  "POST /company/requests/{id}/withdraw/": { good: own, bad: [unknownRequest], missing: withoutLogin },
}
