import { type CasesByCall, UNKNOWN } from "./cases"

export const companyCases: CasesByCall = {
  "GET /zefix/search/": {
    good: () => ({ query: "?query=Muster%20Holz" }),
    bad: [{ what: "two queries", query: "?query=a&query=b", status: 400, fields: ["query"] }],
    missing: [
      { what: "no query", query: "", status: 400, fields: ["query"] },
      { what: "an empty query", query: "?query=", status: 400, fields: ["query"] },
    ],
  },
  "GET /zefix/company/{uid}/": {
    good: () => ({ params: { uid: "CHE900100391" } }),
    bad: [
      { what: "no number", params: { uid: UNKNOWN }, status: 404 },
      { what: "a number that nobody has", params: { uid: "CHE109322551" }, status: 404 },
    ],
  },
}
