/** What an order keeps beyond Medusa's columns, in its `metadata`. */
export interface OrderFacts {
  /** The customer's order reference; "" without. */
  reference: string
  /** Saved addresses that were picked; what is printed are the order's own address fields. */
  billing_address_id: string | null
  shipping_address_id: string | null
  /** The terms the customer accepted, and when; ISO 8601. */
  terms: { version: string; accepted_at: string }
  /** Only if staff placed the order in the customer's name. */
  impersonation?: { id: string; staff_id: string; staff: string; reason: string }
}
