import { del, get, post, put, tagged } from "#platform/openapi/call"
import {
  addToCartAnswer,
  addToCartBody,
  cart,
  cartCount,
  changeQuantityBody,
  giveCartAnswer,
  giveCartBody,
  linkCartAnswer,
  linkCartBody,
  mergeCartsAnswer,
  mergeCartsBody,
  periodOffer,
  periodOfferQuery,
} from "./cart"

export const cartCalls = tagged("cart", [
  post("/cart/{category}/{id}/", "Adds a product to the cart that the body names", {
    login: "optional",
    body: addToCartBody,
    answer: addToCartAnswer,
    refusals: [400, 409, 413, 429],
  }),
  put("/cart/{category}/{id}/", "Changes the quantity or the period of a line", {
    login: "optional",
    body: changeQuantityBody,
    answer: addToCartAnswer,
    refusals: [400, 409, 413],
  }),
  get("/cart/{category}/{id}/period/", "What a rental of the cart would cost in another period; nothing changes", {
    login: "optional",
    query: periodOfferQuery,
    answer: periodOffer,
    refusals: [400, 409],
  }),
  del("/cart/{category}/{id}/", "Removes a line and what came with it; 400 for a mandatory one", {
    answer: cartCount,
    refusals: [400],
  }),
  get("/cart/{cart}/", "The cart; an unknown token is an empty one", { answer: cart, refusals: [400] }),
  put("/cart/{cart}/", "Links the cart to the customer", {
    login: "required",
    body: linkCartBody,
    answer: linkCartAnswer,
    refusals: [400],
  }),
  post(
    "/cart/{cart}/merge/",
    "Takes the lines of the customer's earlier cart into this one; what has to stay there is named",
    { login: "required", body: mergeCartsBody, answer: mergeCartsAnswer, refusals: [400, 413] },
  ),
  post(
    "/cart/{cart}/give/",
    "Hands the cart to a colleague of the customer's company; its token is an empty cart then",
    {
      login: "required",
      body: giveCartBody,
      answer: giveCartAnswer,
      refusals: [400, 409, 413],
    },
  ),
  del("/cart/{cart}/", "Empties the cart", { refusals: [400] }),
  get("/cart-count/{cart}/", "Number of articles in the cart", { answer: cartCount, refusals: [400] }),
])
