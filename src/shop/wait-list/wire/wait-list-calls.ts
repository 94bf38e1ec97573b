import { tagged } from "#platform/openapi/call"
import { addToCartAnswer } from "#shop/cart/wire/cart"
import { waitListAnswer, waitListBody, waitListEntry, waitListTake, waitListToken } from "./wait-list"

export const waitListCalls = tagged("wait list", [
  {
    method: "post",
    path: "/wait-list/",
    summary: "Waits for a period that can't be had; an address that isn't the customer's own is asked by mail first",
    login: "optional",
    body: waitListBody,
    answer: waitListAnswer,
    refusals: [400, 409, 429],
  },
  {
    method: "get",
    path: "/wait-list/",
    summary: "What the link of a mail is about; looking changes nothing",
    query: waitListToken,
    answer: waitListEntry,
    refusals: [400],
  },
  {
    method: "post",
    path: "/wait-list/confirm/",
    summary: "Confirms the address: from now on it waits",
    body: waitListToken,
    refusals: [400, 409],
  },
  {
    method: "post",
    path: "/wait-list/take/",
    summary: "Puts what is offered into a cart, where it stays held until the offer ends",
    login: "optional",
    body: waitListTake,
    answer: addToCartAnswer,
    refusals: [400, 409, 429],
  },
  {
    method: "post",
    path: "/wait-list/end/",
    summary: "Waits no longer, and leaves an offer to the next one",
    body: waitListToken,
    refusals: [400],
  },
])
