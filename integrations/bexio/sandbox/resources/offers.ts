import { OFFER } from "../ledger/status"
import { notSaved } from "../refusal"
import { DONE, type Handler, rowOf } from "../world"
import { changeDocument, documentCalls } from "./documents"

/** From one state to the next. @throws Refusal 422 in any other state */
const step =
  (from: number, to: number): Handler =>
  (call) => {
    const offer = rowOf(call, "kb_offer")
    if (offer.status !== from) throw notSaved("kb_item_status_id: not possible in this state")
    changeDocument(call, offer, { status: to })
    return DONE
  }

const calls = documentCalls("kb_offer")

export const offers = {
  ...calls,
  edit: calls.edit(({ status }) => {
    if (status !== OFFER.draft) throw notSaved("kb_offer: is issued")
  }),
  issue: step(OFFER.draft, OFFER.pending),
  revert: step(OFFER.pending, OFFER.draft),
  accept: step(OFFER.pending, OFFER.confirmed),
  decline: step(OFFER.pending, OFFER.declined),
}
