/** A quote is issued when the accounts have it, so that it has a number and a document. */
export const QUOTE_EVENTS = {
  table: "quote",
  events: [
    {
      type: "quote.issued",
      version: 1,
      when: "new.erp_quote_id is not null and old.erp_quote_id is null",
      subject: { type: "quote", id: "new.id" },
      data: { customer_id: "new.customer_id" },
      at: "new.updated_at",
    },
  ],
}
