import { GOODS_KINDS, PAGE_KINDS } from "#shop/catalogue/rules/named-kinds"
import type { ProductKind } from "#shop/catalogue/rules/product-kinds"
import { api, demoDeliveryTypes, demoProduct } from "../../harness"
import { type Cases, type CasesByCall, nothingToGive, type Refused, UNKNOWN } from "./cases"

const NO_NUMBER: Refused = { what: "a limit that is no number", query: "?limit=viele", status: 400, fields: ["limit"] }

const list: Cases = {
  good: () => ({ query: "?limit=2&offset=1" }),
  bad: [NO_NUMBER, { what: "a negative offset", query: "?offset=-1", status: 400, fields: ["offset"] }],
}

const ofKind = (kind: ProductKind): Cases => ({
  good: async () => ({ params: { slug: (await api("GET", `/products/${kind}/`)).body[0].slug } }),
  bad: [{ what: "an unknown slug", params: { slug: UNKNOWN }, status: 404 }],
})

const byFilter: Cases = {
  good: () => ({ params: { filter: "icon" } }),
  bad: [{ what: "an unknown filter", params: { filter: UNKNOWN }, status: 404 }, NO_NUMBER],
}

/** What is asked of every kind: its list, one of it, and those of a device. */
export const callsOfKinds: CasesByCall = {
  ...Object.fromEntries(PAGE_KINDS.map((kind) => [`GET /products/${kind}/`, list])),
  ...Object.fromEntries(PAGE_KINDS.map((kind) => [`GET /products/${kind}/{slug}/`, ofKind(kind)])),
  ...Object.fromEntries(GOODS_KINDS.map((kind) => [`GET /products/search/${kind}/{filter}/`, byFilter])),
}

export const catalogueCases: CasesByCall = {
  ...callsOfKinds,
  "GET /products/rental/": {
    good: () => ({ query: "?purpose=" }),
    bad: [
      { what: "two purposes", query: "?purpose=a&purpose=b", status: 400, fields: ["purpose"] },
      { what: "a start alone", query: "?from=2027-01-07", status: 400, fields: ["to"] },
      { what: "an end alone", query: "?to=2027-01-07", status: 400, fields: ["from"] },
      { what: "an unknown delivery", query: "?delivery=balloon", status: 400, fields: ["delivery"] },
    ],
  },
  "GET /products/rental-purposes/": nothingToGive,
  "GET /products/deliverytypes/": nothingToGive,
  "GET /products/alternatives/{id}/": {
    good: async () => ({
      params: { id: (await demoProduct("rtc-360")).id },
      query: "?from=2027-06-08&to=2027-06-10",
    }),
    bad: [
      { what: "an unknown product", params: { id: UNKNOWN }, status: 404 },
      { what: "a Sunday", query: "?from=2027-06-06&to=2027-06-10", status: 400, fields: ["from"] },
      {
        what: "an unknown delivery",
        query: `?from=2027-06-08&to=2027-06-10&delivery=${UNKNOWN}`,
        status: 400,
        fields: ["delivery"],
      },
    ],
    missing: [{ what: "no days", query: "", status: 400, fields: ["from", "to"] }],
  },
  "GET /products/bookings/{id}/": {
    good: async () => ({
      params: { id: (await demoProduct("rtc-360")).id },
      query: `?delivery=${(await demoDeliveryTypes()).pickup.id}`,
    }),
    bad: [
      { what: "an unknown product", params: { id: UNKNOWN }, status: 404 },
      { what: "an unknown delivery", query: "?delivery=ballon", status: 400, fields: ["delivery"] },
    ],
  },
  "GET /products/addon/": list,
  "GET /products/education/": list,
  "POST /products/search/": {
    good: () => ({ body: { query: "rtc" } }),
    bad: [
      { what: "a list of words", body: { query: ["rtc"] }, status: 400, fields: ["query"] },
      { what: "a whole book", body: { query: "x".repeat(5000) }, status: 400, fields: ["query"] },
      { ...NO_NUMBER },
    ],
    missing: [{ what: "an empty body", body: {}, status: 400, fields: ["query"] }],
  },
  "GET /content/{key}/": {
    good: () => ({ params: { key: "home-intro" } }),
    bad: [{ what: "an unknown text", params: { key: UNKNOWN }, status: 404 }],
  },
  "GET /content/agb/versions/{version}/": {
    good: () => ({ params: { version: "1.0" } }),
    bad: [{ what: "a version that there never was", params: { version: UNKNOWN }, status: 404 }],
  },
  "GET /openapi.json": nothingToGive,
  "GET /docs/": nothingToGive,
}
