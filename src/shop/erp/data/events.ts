const ofInvoice = {
  version: 1,
  subject: { type: "invoice", id: "new.id" },
  data: { order_id: "new.order_id", customer_id: "new.customer_id" },
  at: "now()",
}

/** What of the accounts' invoices integrators are told, when the shop has learnt of it. */
export const INVOICE_EVENTS = {
  table: "erp_invoice",
  events: [
    {
      ...ofInvoice,
      type: "invoice.issued",
      when: "new.state in ('open', 'partial', 'paid') and (old.state is null or old.state = 'draft')",
    },
    { ...ofInvoice, type: "invoice.paid", when: "new.state = 'paid' and old.state is distinct from 'paid'" },
    {
      ...ofInvoice,
      type: "invoice.cancelled",
      when: "tg_op = 'UPDATE' and new.state = 'cancelled' and old.state <> 'cancelled'",
    },
  ],
}
