import { deleted, emptied, HIS, type Holding } from "./holding"

const CARTS = `select id from cart where customer_id = :id
  union select cart_id from session_cart_token where customer_id = :id`

/** Jobs that name him, and what failed ones have noted of their mails. */
const jobsIn = (table: string): Holding[] => [
  deleted(
    table,
    `:id in (t.data->>'customerId', t.data->>'giverId')
      or lower(t.data->>'email') = any(:login) or lower(t.data->>'former') = any(:login)`,
  ),
  emptied(table, "exists (select from unnest(:login::text[]) email where strpos(lower(t.output::text), email) > 0)", {
    output: "null",
  }),
]

/** What he wanted and didn't order, and what was written to him. */
export const WISHES: Holding[] = [
  deleted(
    "cart_address",
    `t.id in (select unnest(array[billing_address_id, shipping_address_id]) from cart where id in (${CARTS}))`,
  ),
  deleted("cart", `t.id in (${CARTS})`),
  deleted("session_cart_token", HIS),
  deleted("rental_hold", HIS),
  deleted("rental_hold_grant", HIS),
  deleted("order_request", HIS),
  deleted("quote", `${HIS} and t.order_id is null`),
  deleted("wait_list_entry", `${HIS} or t.customer_id is null and t.email = any(:proved)`),
  deleted("event_registration", "lower(t.email) = any(:proved)"),
  deleted("company_invitation", "t.email = any(:proved)"),
  deleted("idempotency_request", "t.caller like 'customer:' || :id || ':%'"),
  ...jobsIn("pgboss.job"),
  ...jobsIn("pgboss.archive"),
]
