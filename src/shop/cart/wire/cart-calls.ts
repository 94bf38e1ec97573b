import { refusal } from "#kernel/wire/errors"
import { del, get, post, put, tagged } from "#platform/openapi/call"
import { periodConflict } from "#shop/rental/wire/rental"
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
import { priceConflict } from "./conflicts"

export const cartCalls = tagged("cart", [
  post("addToCart", "/cart/{category}/{id}/", "Adds a product to the cart that the body names", {
    login: "optional",
    body: addToCartBody,
    answer: addToCartAnswer,
    refusals: [400, 429],
    conflicts: [periodConflict],
  }),
  put("changeCartLine", "/cart/{category}/{id}/", "Changes the quantity or the period of a line", {
    login: "optional",
    body: changeQuantityBody,
    answer: addToCartAnswer,
    refusals: [400],
    conflicts: [periodConflict, priceConflict],
  }),
  get(
    "getPeriodOffer",
    "/cart/{category}/{id}/period/",
    "What a rental of the cart would cost in another period; nothing changes",
    {
      login: "optional",
      query: periodOfferQuery,
      answer: periodOffer,
      refusals: [400],
      conflicts: [periodConflict],
    },
  ),
  del("removeFromCart", "/cart/{category}/{id}/", "Removes a line and what came with it; 400 for a mandatory one", {
    answer: cartCount,
    refusals: [400],
  }),
  get("getCart", "/cart/{cart}/", "The cart; an unknown token is an empty one", { answer: cart, refusals: [400] }),
  put("linkCart", "/cart/{cart}/", "Links the cart to the customer", {
    login: "required",
    body: linkCartBody,
    answer: linkCartAnswer,
    refusals: [400],
  }),
  post(
    "mergeCarts",
    "/cart/{cart}/merge/",
    "Takes the lines of the customer's earlier cart into this one; what has to stay there is named",
    { login: "required", body: mergeCartsBody, answer: mergeCartsAnswer, refusals: [400] },
  ),
  post(
    "giveCart",
    "/cart/{cart}/give/",
    "Hands the cart to a colleague of the customer's company; its token is an empty cart then",
    {
      login: "required",
      body: giveCartBody,
      answer: giveCartAnswer,
      refusals: [400, 429],
      conflicts: [refusal],
    },
  ),
  del("emptyCart", "/cart/{cart}/", "Empties the cart", { refusals: [400] }),
  get("countCart", "/cart-count/{cart}/", "Number of articles in the cart", { answer: cartCount, refusals: [400] }),
])
