/** Who has a customer's data from the shop learns that they are to go. */
export const ERASURE_EVENTS = {
  table: "customer_erasure",
  events: [
    {
      type: "customer.erased",
      version: 1,
      when: "tg_op = 'INSERT'",
      subject: { type: "customer", id: "new.customer_id" },
      data: {},
      at: "new.erased_at",
    },
  ],
}
