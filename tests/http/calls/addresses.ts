import { api, signedInCustomer } from "../../harness"
import { type CasesByCall, UNKNOWN, withoutLogin } from "./cases"

const body = {
  first_name: "Petra",
  last_name: "Zimmermann",
  address: "Werkstrasse 12",
  postalcode: "9000",
  city: "Wil",
}
const FIELDS = Object.keys(body)

async function saved() {
  const { token } = await signedInCustomer()
  const { body: address } = await api("POST", "/addresses/", { token, body })
  return { token, params: { id: address.id } }
}
const unknown = { what: "an unknown address", params: { id: UNKNOWN }, status: 404 as const }
const tooLong = {
  what: "a long postal code",
  change: { postalcode: "12345678901" },
  status: 400 as const,
  fields: ["postalcode"],
}
const empty = { what: "an empty body", body: {}, status: 400 as const, fields: FIELDS }

export const addressCases: CasesByCall = {
  "GET /addresses/": { good: async () => ({ token: (await saved()).token }), missing: withoutLogin },
  "POST /addresses/": {
    good: async () => ({ token: (await signedInCustomer()).token, body }),
    bad: [tooLong],
    missing: [empty, ...withoutLogin],
  },
  "GET /addresses/{id}/": { good: saved, bad: [unknown], missing: withoutLogin },
  "PUT /addresses/{id}/": {
    good: async () => ({ ...(await saved()), body }),
    bad: [unknown, tooLong],
    missing: [empty, ...withoutLogin],
  },
  "DELETE /addresses/{id}/": { good: saved, bad: [unknown], missing: withoutLogin },
}
