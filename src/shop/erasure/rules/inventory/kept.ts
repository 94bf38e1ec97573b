/** Why something stays that says who somebody is or points to him. */
export type Reason =
  /** On papers of the books and what proves them: ten years (Art. 958f OR), then `PAST_RETENTION` takes it. */
  | "paper"
  /** Points to the row of a customer who has neither name nor e-mail any more. */
  | "pointer"
  /** About a thing or a matter of the firm's, written by staff or the shop. */
  | "matter"
  /** A digest, which ends by itself. */
  | "digest"

type Kept = Record<string, Partial<Record<Reason, string>>>

/** By table, the columns that stay, and why. */
export const KEPT: Kept = {
  order: { pointer: "customer_id" },
  order_address: { paper: "first_name last_name company address_1 address_2", pointer: "customer_id" },
  fulfillment_address: { paper: "first_name last_name company address_1 address_2" },
  rental_protocol: { paper: "signer note unsigned_reason swap_reason" },
  rental_reservation: { pointer: "customer_id" },
  rental_change: { paper: "note" },
  rental_inspection: { matter: "note" },
  rental_unit: { matter: "note" },
  part_lack: { matter: "reason" },
  quote: { pointer: "customer_id" },
  refund: { matter: "note" },
  erp_contact: { pointer: "customer_id" },
  erp_invoice: { pointer: "customer_id" },
  erp_mirror: { pointer: "customer_id", matter: "settled_note" },
  order_letter: { paper: "subject text" },
  outbox_delivery: { pointer: "subject" },
  erp_gate: { matter: "reason" },
  session_impersonation: { pointer: "customer_id" },
  session_attempt: { digest: "subject" },
  customer_erasure: { pointer: "customer_id" },
  outbox_subscriber: { matter: "pause_reason" },
  order_change: { matter: "internal_note declined_reason" },
  order_change_action: { matter: "internal_note" },
  return_item: { matter: "note" },
  order_claim_item: { matter: "reason note" },
  order_exchange_item: { matter: "note" },
}

/** Tables whose names, addresses and words are nobody's who is a customer. */
export const NOT_OF_CUSTOMERS: Record<"staff" | "firm" | "published" | "goods", string> = {
  staff: "user invite order_view view_configuration session_machine_access",
  firm: `company_account company_member company_order customer_group stock_location_address stock_location store region region_country
    sales_channel currency tax_rate fulfillment_set service_zone shipping_option shipping_profile notification_provider
    letter_template start_note mikro_orm_migrations search_index search_postgres_index promotion_campaign stored_file
    cart_shipping_method order_shipping_method reservation_item`,
  published: "content_employee content_reference content_testimonial event",
  goods: `product_category product_service rental_delivery_type rental_purpose rental_closed_day part_issue part_pool set_part
    image product_tag product_type`,
}
