import { refusal } from "#kernel/wire/errors"
import { get, post, tagged } from "#platform/openapi/call"
import { addToCartAnswer } from "#shop/cart/wire/cart"
import { periodConflict } from "#shop/rental/wire/rental"
import { freeConflict, waitListAnswer, waitListBody, waitListEntry, waitListTake, waitListToken } from "./wait-list"

export const waitListCalls = tagged("wait list", [
  post(
    "joinWaitList",
    "/wait-list/",
    "Waits for a period that can't be had; an address that isn't the customer's own is asked by mail first",
    {
      login: "optional",
      body: waitListBody,
      answer: waitListAnswer,
      refusals: [400, 429],
      conflicts: [freeConflict, periodConflict, refusal],
    },
  ),
  get("getWaitListEntry", "/wait-list/", "What the link of a mail is about; looking changes nothing", {
    query: waitListToken,
    answer: waitListEntry,
    refusals: [400, 404],
  }),
  post("confirmWaitListEntry", "/wait-list/confirm/", "Confirms the address: from now on it waits", {
    body: waitListToken,
    refusals: [400, 404],
    conflicts: [freeConflict, periodConflict, refusal],
  }),
  post(
    "takeWaitListOffer",
    "/wait-list/take/",
    "Puts what is offered into a cart, where it stays held until the offer ends",
    {
      login: "optional",
      body: waitListTake,
      answer: addToCartAnswer,
      refusals: [400, 404, 429],
      conflicts: [refusal],
    },
  ),
  post("endWaitListEntry", "/wait-list/end/", "Waits no longer, and leaves an offer to the next one", {
    body: waitListToken,
    refusals: [400, 404],
  }),
])
