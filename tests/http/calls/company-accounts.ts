import { signedInCustomer } from "../../harness"
import {
  colleague,
  customerIdOf,
  founder,
  freeUid,
  freshEmail,
  invite,
  invitedToken,
  ownCompany,
} from "../company-support"
import { type Cases, type CasesByCall, type Refused, UNKNOWN, withoutLogin } from "./cases"

const ofMember: Cases["good"] = async () => {
  const manager = await founder()
  const member = await colleague(manager)
  return { token: manager.token, params: { id: await customerIdOf(member.token) } }
}
const stranger: Refused = { what: "a stranger", params: { id: UNKNOWN }, status: 404 }
const otherRight: Refused = {
  what: "a right that there isn't",
  change: { right: "all" },
  status: 400,
  fields: ["right"],
}

export const companyAccountCases: CasesByCall = {
  "GET /company/": { good: async () => ({ token: (await founder()).token }), missing: withoutLogin },
  "POST /company/": {
    good: async () => ({ token: (await signedInCustomer()).token, body: { company_uid: await freeUid() } }),
    bad: [
      {
        what: "a number that the register doesn't know",
        change: { company_uid: "CHE-109.322.551" },
        status: 400,
        fields: ["company_uid"],
      },
      { what: "no number", change: { company_uid: "muster" }, status: 400, fields: ["company_uid"] },
    ],
    missing: [{ what: "an empty body", body: {}, status: 400, fields: ["company_uid"] }, ...withoutLogin],
  },
  "POST /company/invitations/": {
    good: async () => ({ token: (await founder()).token, body: { email: freshEmail(), right: "order" } }),
    bad: [{ what: "half an address", change: { email: "petra@" }, status: 400, fields: ["email"] }, otherRight],
    missing: [{ what: "an empty body", body: {}, status: 400, fields: ["email", "right"] }, ...withoutLogin],
  },
  "DELETE /company/invitations/{id}/": {
    good: async () => {
      const { token } = await founder()
      await invite(token, freshEmail())
      const [{ id }] = (await ownCompany(token)).company.invitations
      return { token, params: { id } }
    },
    bad: [{ what: "an unknown invitation", params: { id: UNKNOWN }, status: 404 }],
    missing: withoutLogin,
  },
  "GET /company/invitation/": {
    good: async () => {
      const email = freshEmail()
      await invite((await founder()).token, email)
      return { query: `?token=${await invitedToken(email)}` }
    },
    bad: [{ what: "an unknown link", query: `?token=${UNKNOWN}`, status: 404 }],
    missing: [{ what: "no link", query: "", status: 400, fields: ["token"] }],
  },
  "POST /company/invitation/": {
    good: async () => {
      const guest = await signedInCustomer()
      await invite((await founder()).token, guest.email)
      return { token: guest.token, body: { token: await invitedToken(guest.email) } }
    },
    bad: [{ what: "an unknown link", body: { token: UNKNOWN }, status: 404 }],
    missing: [{ what: "no link", body: {}, status: 400, fields: ["token"] }, ...withoutLogin],
  },
  "PUT /company/members/{id}/": {
    good: async () => ({ ...(await ofMember()), body: { right: "manage" } }),
    bad: [stranger, otherRight],
    missing: [{ what: "an empty body", body: {}, status: 400, fields: ["right"] }, ...withoutLogin],
  },
  "DELETE /company/members/{id}/": { good: ofMember, bad: [stranger], missing: withoutLogin },
  "POST /company/leave/": { good: async () => ({ token: (await founder()).token }), missing: withoutLogin },
  "GET /company/addresses/": { good: async () => ({ token: (await founder()).token }), missing: withoutLogin },
}
