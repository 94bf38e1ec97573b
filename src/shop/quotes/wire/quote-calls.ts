import { get, post, tagged } from "#platform/openapi/call"
import { lineConflict, priceConflict } from "#shop/cart/wire/conflicts"
import { periodConflict } from "#shop/rental/wire/rental"
import { quotedBefore, redeemConflict } from "./conflicts"
import { quote, quoteList, redeemAnswer } from "./quote"

export const quoteCalls = tagged("document of the customer", [
  post("quoteCart", "/cart/{cart}/quote/", "Quotes the cart for 14 days, once however often it is asked for on a day", {
    login: "required",
    answer: quote,
    refusals: [400, 429],
    conflicts: [periodConflict, lineConflict, priceConflict, quotedBefore],
  }),
  get("listQuotes", "/quotes/", "The customer's quotes, newest first", { login: "required", answer: quoteList }),
  get("getQuotePdf", "/quotes/{id}/pdf", "A quote as PDF; 404 until the ERP has it", {
    login: "required",
    answer: "application/pdf",
    refusals: [410, 503],
  }),
  post(
    "redeemQuote",
    "/quotes/{id}/redeem/",
    "Puts the quote's lines at their quoted prices into a cart of the customer's",
    {
      login: "required",
      answer: redeemAnswer,
      conflicts: [redeemConflict],
    },
  ),
])
