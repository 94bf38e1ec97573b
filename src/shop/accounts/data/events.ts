/** A customer may log in: his address was proved, or staff let him in. */
export const CUSTOMER_EVENTS = {
  table: "session_account",
  events: [
    {
      type: "customer.activated",
      version: 1,
      when: "new.activated_at is not null and old.activated_at is null",
      subject: { type: "customer", id: "new.customer_id" },
      data: {},
      at: "new.activated_at",
    },
  ],
}
