import { get, post, tagged } from "#platform/openapi/call"
import { approveRequestBody, orderRequest, orderRequestList, refuseRequestBody } from "./order-request"

const REQUEST = "/company/requests/{id}/"

/** Orders above their company's limit. */
export const orderRequestCalls = tagged("company accounts", [
  get(
    "/company/requests/",
    "Orders that wait for approval or did of late: the login's own, to who manages all of the company",
    { login: "required", answer: orderRequestList },
  ),
  get(REQUEST, "One of them with its lines and sums", { login: "required", answer: orderRequest }),
  post(
    `${REQUEST}approve/`,
    "Places exactly this order in the name of who asked for it, once however often it is approved",
    { login: "required", body: approveRequestBody, answer: orderRequest, refusals: [400, 409, 413] },
  ),
  post(`${REQUEST}refuse/`, "Refuses it; its periods are free, and who asked for it is told why", {
    login: "required",
    body: refuseRequestBody,
    answer: orderRequest,
    refusals: [400, 409, 413],
  }),
  post(`${REQUEST}withdraw/`, "Takes it back, for who asked for it; its lines are an earlier cart of his", {
    login: "required",
    answer: orderRequest,
    refusals: [400, 409],
  }),
])
