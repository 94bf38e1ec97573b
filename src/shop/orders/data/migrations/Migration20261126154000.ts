import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const letters = (...texts: string[]) => `translate(${texts.join(" || chr(10) || ")}, ' .-–_/\u00a0', '')`

const PERSON = "coalesce(first_name, '') || coalesce(last_name, '')"
const PHONE = "translate(coalesce(phone, ''), '+()', '')"

/** Any part of what staff look for orders by, as it is spelled without blanks and signs (platform/sql/search-texts). */
const LETTERS: [table: string, expression: string][] = [
  [
    "order_address",
    letters(
      "coalesce(company, '')",
      PERSON,
      "coalesce(address_1, '')",
      "coalesce(postal_code, '') || coalesce(city, '')",
      PHONE,
    ),
  ],
  ["customer", letters("coalesce(company_name, '')", PERSON, PHONE)],
  [
    "order_line_item",
    letters("coalesce(product_title, '')", "coalesce(variant_title, '')", "coalesce(variant_sku, '')"),
  ],
  ["order", letters("(metadata->>'reference')")],
]

/** By what an order and its billing address are named, as it is spelled (erp/queries/staff/named-orders). */
const NAMES: [index: string, table: string, expression: string][] = [
  [
    "order_names",
    "order",
    `coalesce(custom_display_id, 'W-' || display_id::text) || chr(10) || coalesce(email, '') || chr(10)
      || coalesce(metadata->>'reference', '')`,
  ],
  ["order_address_email", "order_address", "metadata->>'email'"],
]

const INDEXES = [...LETTERS.map(([table, expression]) => [`${table}_letters`, table, expression]), ...NAMES]

/** Medusa's tables: all orders of years are read for a word without these. */
export class Migration20261126154000 extends Migration {
  override async up(): Promise<void> {
    this.addSql("create extension if not exists pg_trgm")
    for (const [index, table, expression] of INDEXES)
      this.addSql(`create index if not exists ${index} on "${table}" using gin ((${expression}) gin_trgm_ops)`)
  }

  override async down(): Promise<void> {
    for (const [index] of INDEXES) this.addSql(`drop index if exists ${index}`)
  }
}
