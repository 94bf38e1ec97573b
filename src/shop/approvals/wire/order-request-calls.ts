import { refusal } from "#kernel/wire/errors"
import { get, post, tagged } from "#platform/openapi/call"
import { lineConflict, priceConflict } from "#shop/cart/wire/conflicts"
import { newCustomerConflict } from "#shop/orders/wire/rental-change"
import { quoteOrdered } from "#shop/quotes/wire/conflicts"
import { periodConflict } from "#shop/rental/wire/rental"
import { approveRequestBody, orderRequest, orderRequestList, refuseRequestBody } from "./order-request"

const REQUEST = "/company/requests/{id}/"

/** Orders above their company's limit. */
export const orderRequestCalls = tagged("company accounts", [
  get(
    "listOrderRequests",
    "/company/requests/",
    "Orders that wait for approval or did of late: the login's own, to who manages all of the company",
    { login: "required", answer: orderRequestList },
  ),
  get("getOrderRequest", REQUEST, "One of them with its lines and sums", { login: "required", answer: orderRequest }),
  post(
    "approveOrderRequest",
    `${REQUEST}approve/`,
    "Places exactly this order in the name of who asked for it, once however often it is approved",
    {
      login: "required",
      body: approveRequestBody,
      answer: orderRequest,
      refusals: [400],
      conflicts: [periodConflict, lineConflict, priceConflict, newCustomerConflict, quoteOrdered, refusal],
    },
  ),
  post(
    "refuseOrderRequest",
    `${REQUEST}refuse/`,
    "Refuses it; its periods are free, and who asked for it is told why",
    {
      login: "required",
      body: refuseRequestBody,
      answer: orderRequest,
      refusals: [400],
      conflicts: [refusal],
    },
  ),
  post(
    "withdrawOrderRequest",
    `${REQUEST}withdraw/`,
    "Takes it back, for who asked for it; its lines are an earlier cart of his",
    {
      login: "required",
      answer: orderRequest,
      refusals: [400],
      conflicts: [refusal],
    },
  ),
])
