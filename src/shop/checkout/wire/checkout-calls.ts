import { tagged } from "#platform/openapi/call"
import { checkoutAnswer, checkoutBody, holdAnswer } from "./checkout"

export const checkoutCalls = tagged("order", [
  {
    method: "post",
    path: "/checkout/{cart}/hold/",
    summary: "Holds the cart's periods for 15 minutes, renewed at most twice in three hours",
    login: "required",
    answer: holdAnswer,
    refusals: [400, 409],
  },
  {
    method: "delete",
    path: "/checkout/{cart}/hold/",
    summary: "Lets go of them",
    login: "required",
    answer: holdAnswer,
  },
  {
    method: "post",
    path: "/checkout/{cart}/",
    summary: "Orders the cart, once however often it is asked for",
    login: "required",
    body: checkoutBody,
    answer: checkoutAnswer,
    refusals: [400, 409, 413],
  },
])
