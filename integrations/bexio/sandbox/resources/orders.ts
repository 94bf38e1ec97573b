import { ORDER } from "../ledger/status"
import { notSaved } from "../refusal"
import { documentCalls } from "./documents"
import { invoiceFromOrder } from "./invoice-from-order"

const calls = documentCalls("kb_order")

export const orders = {
  ...calls,
  edit: calls.edit(({ status }) => {
    if (status === ORDER.done) throw notSaved("kb_order: is done")
  }),
  invoice: invoiceFromOrder,
}
