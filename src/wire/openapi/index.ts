import { fieldErrors, refusal } from "#kernel/wire/errors"
import type { ApiDocument } from "#platform/openapi/api-document"
import type { Call } from "#platform/openapi/call"
import { openApiDocument, pathOf } from "#platform/openapi/document"
import { recordedCalls } from "#platform/openapi/examples"
import { infoOf } from "#platform/openapi/introduction"
import { refusalCodes } from "#platform/openapi/refusal-codes"
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
import { discountCalls } from "#shop/special-prices/wire/discount-calls"
import { waitListCalls } from "#shop/wait-list/wire/wait-list-calls"
import { takesKey } from "../keyed-calls"
import { ownDataCalls } from "../own-data"
import { SCHEMAS } from "./schemas"
import { PARAMETER_WORDS, TAGS } from "./words"

export { REFERENCE_STYLE, referencePage } from "#platform/openapi/reference-page"

const BASE = "/backend/api/v1"

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
  {
    id: "getOpenApiDocument",
    method: "get",
    path: "/openapi.json",
    tag: "document",
    summary: "This document",
    answer: "application/json",
  },
  {
    id: "getReference",
    method: "get",
    path: "/docs/",
    tag: "document",
    summary: "The same for people",
    answer: "text/html",
  },
]

/** The document of all of them, as it is served. @param origin the shop's own, with its protocol */
export const apiDocument = (origin: string): ApiDocument =>
  openApiDocument(calls, {
    info: infoOf(origin),
    servers: [{ url: origin + BASE, description: "This shop" }],
    tags: TAGS,
    schemas: SCHEMAS,
    pathParameters: { category: lineCategory },
    words: PARAMETER_WORDS,
    refusals: { fields: fieldErrors, plain: refusal },
    examples: recordedCalls(),
    codes: refusalCodes(),
    takesKey: (call) =>
      takesKey({ method: call.method.toUpperCase(), path: BASE + pathOf(call), contentType: "application/json" }),
  })
