import { refusal } from "#kernel/wire/errors"
import { del, post, tagged } from "#platform/openapi/call"
import { lineConflict, priceConflict } from "#shop/cart/wire/conflicts"
import { newCustomerConflict } from "#shop/orders/wire/rental-change"
import { quoteOrdered } from "#shop/quotes/wire/conflicts"
import { periodConflict } from "#shop/rental/wire/rental"
import { checkoutAnswer, checkoutBody, holdAnswer } from "./checkout"

export const checkoutCalls = tagged("order", [
  post(
    "holdCart",
    "/checkout/{cart}/hold/",
    "Holds the cart's periods for 15 minutes, renewed at most twice in three hours",
    {
      login: "required",
      answer: holdAnswer,
      refusals: [400],
      conflicts: [periodConflict, newCustomerConflict],
    },
  ),
  del("releaseCart", "/checkout/{cart}/hold/", "Lets go of them", {
    login: "required",
    answer: holdAnswer,
    refusals: [400],
  }),
  post("placeOrder", "/checkout/{cart}/", "Orders the cart, once however often it is asked for", {
    login: "required",
    body: checkoutBody,
    answer: checkoutAnswer,
    refusals: [400],
    conflicts: [periodConflict, lineConflict, priceConflict, newCustomerConflict, quoteOrdered, refusal],
  }),
])
