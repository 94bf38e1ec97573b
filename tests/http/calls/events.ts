import { randomBytes } from "node:crypto"
import { aCompany } from "../../harness"
import { type CasesByCall, nothingToGive, UNKNOWN } from "./cases"

const { company_uid, ...registrant } = aCompany

export const eventCases: CasesByCall = {
  "GET /events/": nothingToGive,
  "GET /events/{slug}/": {
    good: () => ({ params: { slug: "scan-abend-olten" } }),
    bad: [{ what: "an unknown event", params: { slug: UNKNOWN }, status: 404 }],
  },
  "POST /registration/": {
    good: () => ({
      body: { ...registrant, location: "olten", email: `gast-${randomBytes(4).toString("hex")}@example.ch` },
    }),
    bad: [
      { what: "an unknown place", change: { location: "zuerich" }, status: 400, fields: ["location"] },
      { what: "half an address", change: { email: "petra@" }, status: 400, fields: ["email"] },
      { what: "an unknown sector", change: { sector: "Raumfahrt" }, status: 400, fields: ["sector"] },
    ],
    missing: [
      { what: "no phone", change: { phone: undefined }, status: 400, fields: ["phone"] },
      { what: "no place", change: { location: undefined }, status: 400, fields: ["location"] },
      {
        what: "an empty body",
        body: {},
        status: 400,
        fields: ["location", ...Object.keys(registrant), "email"],
      },
    ],
  },
}
