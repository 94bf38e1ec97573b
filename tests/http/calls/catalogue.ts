import { demoDeliveryTypes, demoProduct } from "../../harness"
import { type Cases, type CasesByCall, nothingToGive, UNKNOWN } from "./cases"

const bySlug = (slug: string): Cases => ({
  good: () => ({ params: { slug } }),
  bad: [{ what: "an unknown slug", params: { slug: UNKNOWN }, status: 404 }],
})

const byPart = [
  { what: "no number as limit", query: "?limit=viele", status: 400 as const, fields: ["limit"] },
  { what: "an offset before the first", query: "?offset=-1", status: 400 as const, fields: ["offset"] },
]

const byFilter: Cases = {
  good: () => ({ params: { filter: "icon" } }),
  bad: [{ what: "an unknown filter", params: { filter: UNKNOWN }, status: 404 }, ...byPart],
}

const list: Cases = { good: () => ({ query: "?limit=2&offset=1" }), bad: byPart }

export const catalogueCases: CasesByCall = {
  "GET /products/rental/": {
    good: () => ({ query: "?purpose=" }),
    bad: [{ what: "two purposes", query: "?purpose=a&purpose=b", status: 400, fields: ["purpose"] }, ...byPart],
  },
  "GET /products/rental/{slug}/": bySlug("rtc-360"),
  "GET /products/rental-purposes/": nothingToGive,
  "GET /products/deliverytypes/": nothingToGive,
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
  "GET /products/purchase/": list,
  "GET /products/purchase/{slug}/": bySlug("blk-2-go"),
  "GET /products/accessory/": list,
  "GET /products/accessory/{slug}/": bySlug("akku-rtc-360"),
  "GET /products/search/accessory/{filter}/": byFilter,
  "GET /products/software-service/": list,
  "GET /products/software-service/{slug}/": bySlug("register-360"),
  "GET /products/search/software-service/{filter}/": byFilter,
  "POST /products/search/": {
    good: () => ({ body: { query: "akku" } }),
    bad: [
      { what: "a query that is no text", change: { query: 360 }, status: 400, fields: ["query"] },
      { what: "a query of 201 characters", change: { query: "a".repeat(201) }, status: 400, fields: ["query"] },
      ...byPart,
    ],
    missing: [{ what: "no query", change: { query: undefined }, status: 400, fields: ["query"] }],
  },
  "GET /products/addon/": list,
  "GET /products/education/": list,
  "GET /content/{key}/": {
    good: () => ({ params: { key: "home-intro" } }),
    bad: [{ what: "an unknown text", params: { key: UNKNOWN }, status: 404 }],
  },
  "GET /openapi.json": nothingToGive,
}
