const ofOrder = {
  version: 1,
  subject: { type: "order", id: "new.id" },
  data: { customer_id: "new.customer_id" },
}

/** What of orders integrators are told. */
export const ORDER_EVENTS = {
  table: "order",
  events: [
    {
      ...ofOrder,
      type: "order.placed",
      when: "not new.is_draft_order and (tg_op = 'INSERT' or old.is_draft_order)",
      at: "new.created_at",
    },
    {
      ...ofOrder,
      type: "order.cancelled",
      when: "new.canceled_at is not null and old.canceled_at is null",
      at: "new.canceled_at",
    },
  ],
}
