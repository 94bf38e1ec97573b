import { fieldErrors } from "#kernel/wire/errors"
import type { ApiDocument } from "#platform/openapi/api-document"
import type { Call } from "#platform/openapi/call"
import { openApiDocument } from "#platform/openapi/document"
import { accountCalls } from "#shop/accounts/wire/account-calls"
import { addressCalls } from "#shop/accounts/wire/address-calls"
import { companyCalls } from "#shop/accounts/wire/company-calls"
import { orderRequestCalls } from "#shop/approvals/wire/order-request-calls"
import { cartCalls } from "#shop/cart/wire/cart-calls"
import { catalogueCalls } from "#shop/catalogue/wire/catalogue-calls"
import { lineCategory } from "#shop/catalogue/wire/product"
import { checkoutCalls } from "#shop/checkout/wire/checkout-calls"
import { companyAccountCalls } from "#shop/companies/wire/company-account-calls"
import { siteCalls } from "#shop/content/wire/site-calls"
import { textCalls } from "#shop/content/wire/text-calls"
import { documentCalls } from "#shop/erp/wire/document-calls"
import { eventCalls } from "#shop/events/wire/event-calls"
import { impersonationCalls } from "#shop/impersonation/wire/impersonation-calls"
import { orderCalls } from "#shop/orders/wire/order-calls"
import { quoteCalls } from "#shop/quotes/wire/quote-calls"
import { periodConflict } from "#shop/rental/wire/rental"
import { discountCalls } from "#shop/special-prices/wire/discount-calls"
import { waitListCalls } from "#shop/wait-list/wire/wait-list-calls"
import { ownDataCalls } from "../own-data"
import { SCHEMAS } from "./schemas"

export { REFERENCE_STYLE, referencePage } from "#platform/openapi/reference-page"

/** Every call of the API. A test compares it with the route files. */
export const calls: Call[] = [
  ...catalogueCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...orderCalls,
  ...accountCalls,
  ...ownDataCalls,
  ...impersonationCalls,
  ...addressCalls,
  ...companyCalls,
  ...companyAccountCalls,
  ...orderRequestCalls,
  ...siteCalls,
  ...textCalls,
  ...eventCalls,
  ...documentCalls,
  ...quoteCalls,
  ...waitListCalls,
  ...discountCalls,
  { method: "get", path: "/openapi.json", tag: "document", summary: "This document", answer: "application/json" },
  { method: "get", path: "/docs/", tag: "document", summary: "The same for people", answer: "text/html" },
]

/** The document of all of them, as it is served. @param serverUrl the shop's own origin */
export const apiDocument = (serverUrl: string): ApiDocument =>
  openApiDocument(calls, {
    serverUrl,
    schemas: SCHEMAS,
    pathParameters: { category: lineCategory },
    refusals: { fields: fieldErrors, period: periodConflict },
  })
