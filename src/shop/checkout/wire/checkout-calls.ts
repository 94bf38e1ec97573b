import { del, post, tagged } from "#platform/openapi/call"
import { checkoutAnswer, checkoutBody, holdAnswer } from "./checkout"

export const checkoutCalls = tagged("order", [
  post("/checkout/{cart}/hold/", "Holds the cart's periods for 15 minutes, renewed at most twice in three hours", {
    login: "required",
    answer: holdAnswer,
    refusals: [400, 409],
  }),
  del("/checkout/{cart}/hold/", "Lets go of them", { login: "required", answer: holdAnswer }),
  post("/checkout/{cart}/", "Orders the cart, once however often it is asked for", {
    login: "required",
    body: checkoutBody,
    answer: checkoutAnswer,
    refusals: [400, 409, 413],
  }),
])
