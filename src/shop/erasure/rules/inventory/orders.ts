import { ADDRESSES_OF, deleted, emptied, HIS, HIS_ORDERS, type Holding, PARCELS_OF } from "./holding"

/** What Medusa's page replaced: it keeps both states of a change, and the former address as a row of no order. */
const replacedOn = (orders: string) => [
  deleted(
    "order_address",
    `t.id in (select details->'old'->>'id' from order_change_action where order_id in (${orders}))
      and not exists (select from "order" o where o.id in (${orders}) and t.id in (o.billing_address_id, o.shipping_address_id))`,
  ),
  deleted("order_change", `t.change_type = 'update_order' and t.order_id in (${orders})`),
]

/** How to reach who ordered is on no paper; what staff wrote about him is none. */
export const ORDERS: Holding[] = [
  ...replacedOn(HIS_ORDERS),
  emptied("order_address", `t.id in (${ADDRESSES_OF(HIS_ORDERS)})`, {
    phone: "null",
    metadata: "t.metadata - 'email'",
  }),
  emptied("fulfillment_address", `t.id in (${PARCELS_OF(HIS_ORDERS)})`, { phone: "null" }),
  emptied("order_letter", `t.order_id in (${HIS_ORDERS})`, { recipients: "'[]'" }),
  emptied("rental_reservation", `${HIS} and t.kind = 'rental' and t.note <> ''`, { note: "''" }),
  emptied("erp_mirror", `${HIS} and t.last_error is not null`, { last_error: "null" }),
  deleted("order_note", `t.order_id in (${HIS_ORDERS})`),
  deleted("notification", `t.receiver_id = :id or lower(t."to") = any(:proved) or t.resource_id in (${HIS_ORDERS})`),
  // Who did what and when stays; what it was about doesn't.
  emptied(
    "audit_entry",
    `t.subject_type in ('customer', 'customers') and t.subject_id = :id
      or t.subject_type in ('order', 'orders') and t.subject_id in (${HIS_ORDERS})
         and (t.action in ('order.note', 'order.note-delete', 'order.letter', 'order.confirm') or t.action like 'admin.%')`,
    { before: "null", after: "null" },
  ),
  // Not null: whoever reads orders counts on a text.
  emptied("order", HIS, { email: "''" }),
]

const OLD_ORDERS = "select unnest(:orders::text[])"

/** Whom orders `:orders` name, once nobody has to keep it any more. The ERP's papers are the ERP's. */
export const PAST_RETENTION: Holding[] = [
  ...replacedOn(OLD_ORDERS),
  ...[
    { table: "order_address", rows: ADDRESSES_OF(OLD_ORDERS) },
    { table: "fulfillment_address", rows: PARCELS_OF(OLD_ORDERS) },
  ].map(({ table, rows }) =>
    emptied(table, `t.id in (${rows})`, {
      ...{ company: "''", first_name: "''", last_name: "''", address_1: "''", address_2: "null" },
      ...{ city: "''", province: "null", postal_code: "''", metadata: "null" },
    }),
  ),
  emptied("order", "t.id = any(:orders)", { email: "''", metadata: "t.metadata - 'reference' - 'impersonation'" }),
  deleted("order_letter", "t.order_id = any(:orders)"),
  // Without an owner, the nightly look for files takes them away.
  emptied(
    "stored_file",
    `t.owner_type = 'rental_protocol' and t.owner_id in (select id from rental_protocol where order_id = any(:orders))
      or t.owner_type = 'rental_change' and t.owner_id in (select id from rental_change where order_id = any(:orders))`,
    { owner_type: "null", owner_id: "null" },
  ),
  emptied("rental_protocol", "t.order_id = any(:orders)", {
    ...{ signer: "''", signature_id: "null", photos: "'[]'", note: "''", unsigned_reason: "'–'", swap_reason: "''" },
  }),
  emptied("rental_change", "t.order_id = any(:orders)", { note: "''" }),
]
