import { get, post, tagged } from "#platform/openapi/call"
import { quote, quoteList, redeemAnswer } from "./quote"

export const quoteCalls = tagged("document of the customer", [
  post("/cart/{cart}/quote/", "Quotes the cart for 14 days, once however often it is asked for on a day", {
    login: "required",
    answer: quote,
    refusals: [400, 409, 429],
  }),
  get("/quotes/", "The customer's quotes, newest first", { login: "required", answer: quoteList }),
  get("/quotes/{id}/pdf", "A quote as PDF; 404 until the ERP has it", {
    login: "required",
    answer: "application/pdf",
    refusals: [410, 503],
  }),
  post("/quotes/{id}/redeem/", "Puts the quote's lines at their quoted prices into a cart of the customer's", {
    login: "required",
    answer: redeemAnswer,
    refusals: [409],
  }),
])
