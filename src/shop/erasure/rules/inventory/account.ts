import { deleted, emptied, HIS, type Holding } from "./holding"

/** Tells the rest of the shop that nobody waits, holds or asks any more: triggers follow a closed account. */
export const CLOSED = emptied("session_account", HIS, { deactivated_at: "coalesce(t.deactivated_at, now())" })

/** How he logs in, who he is, where he lives. What follows by a foreign key is in `FOLLOWS`. */
export const ACCOUNT: Holding[] = [
  deleted("session_login_token", HIS),
  deleted("session_link_token", HIS),
  deleted("session_known_address", HIS),
  deleted("rental_trusted_customer", HIS),
  emptied("session_impersonation", HIS, { reason: "'–'", expires_at: "least(t.expires_at, now())" }),
  deleted(
    "auth_identity",
    `t.app_metadata->>'customer_id' = :id and not jsonb_exists(t.app_metadata, 'user_id')
      or coalesce(t.app_metadata, '{}') = '{}'
         and t.id in (select auth_identity_id from provider_identity where lower(entity_id) = any(:login))`,
  ),
  deleted("session_account", HIS),
  deleted("customer_address", HIS),
  deleted("customer_group_customer", HIS),
  deleted("account_holder", "t.id in (select account_holder_id from customer_account_holder where customer_id = :id)"),
  deleted("customer_account_holder", HIS),
  // The row itself stays without a person: orders and invoices point to it. Its company lets it go by a trigger.
  emptied("customer", "t.id = :id", {
    company_name: "null",
    first_name: "null",
    last_name: "null",
    email: "null",
    phone: "null",
    metadata: "null",
    has_account: "false",
    deleted_at: "coalesce(t.deleted_at, now())",
  }),
  // Their units are let go by a trigger of the row before.
  deleted("staff_hold", HIS),
]

/** What goes with a row of another table, by a foreign key. */
export const FOLLOWS: Record<string, string> = {
  customer_discount: "session_account",
  provider_identity: "auth_identity",
  auth_mfa_factor: "auth_identity",
  auth_mfa_recovery_code: "auth_identity",
  auth_password_reset_token: "auth_identity",
  auth_verification: "auth_identity",
  cart_line_item: "cart",
  cart_shipping_method: "cart",
}
