import { accountCalls } from "./account-calls"
import { addressCalls } from "./address-calls"
import type { Call } from "./call"
import { cartCalls } from "./cart-calls"
import { catalogueCalls } from "./catalogue-calls"
import { companyCalls } from "./company-calls"
import { documentCalls } from "./document-calls"
import { eventCalls } from "./event-calls"
import { impersonationCalls } from "./impersonation-calls"
import { siteCalls } from "./site-calls"

export { openApiDocument } from "./document"
export { REFERENCE_STYLE, referencePage } from "./reference-page"

/** Every call of the API. A test compares it with the route files. */
export const calls: Call[] = [
  ...catalogueCalls,
  ...cartCalls,
  ...accountCalls,
  ...impersonationCalls,
  ...addressCalls,
  ...companyCalls,
  ...siteCalls,
  ...eventCalls,
  ...documentCalls,
  { method: "get", path: "/openapi.json", tag: "document", summary: "This document", answer: "application/json" },
  { method: "get", path: "/docs/", tag: "document", summary: "The same for people", answer: "text/html" },
]
