/**
 * What no import rule sees: tables of other areas that an area's SQL names. A line goes with its last statement; a new one is
 * weighed against a question to the area that has the table.
 */
export const FOREIGN_TABLES: Record<string, string[]> = {
  settings: ["rental: rental_setting"],
  catalogue: [
    "rental: rental_delivery_type",
    "rental: rental_product",
    "rental: rental_product_purpose",
    "rental: rental_purpose",
  ],
  accounts: ["audit: audit_entry", "rental: rental_trusted_customer"],
  impersonation: ["accounts: session_impersonation", "accounts: session_impersonation_event"],
  orders: ["rental: rental_delivery_type", "rental: rental_reservation", "rental: rental_unit"],
  fleet: [
    "catalogue: catalogue_product_profile",
    "catalogue: product_service",
    "catalogue: product_service_offer",
    "files: stored_file",
    "rental: rental_certificate",
    "rental: rental_change",
    "rental: rental_closed_day",
    "rental: rental_delivery_type",
    "rental: rental_inspection",
    "rental: rental_product",
    "rental: rental_product_purpose",
    "rental: rental_protocol",
    "rental: rental_purpose",
    "rental: rental_reservation",
    "rental: rental_unit",
  ],
  erp: ["accounts: session_account", "rental: rental_change", "rental: rental_reservation", "rental: rental_unit"],
  checkout: ["accounts: session_impersonation", "cart: session_cart_token"],
  journal: [
    "audit: audit_entry",
    "catalogue: product_service",
    "erp: erp_mirror",
    "events: event",
    "events: event_registration",
    "files: stored_file",
    "rental: rental_delivery_type",
    "rental: rental_purpose",
    "rental: rental_reservation",
    "rental: rental_unit",
  ],
}
