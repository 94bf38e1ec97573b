import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const GRANTS = `create table if not exists rental_hold_grant (
  id text primary key,
  customer_id text not null,
  product_id text not null,
  window_start date not null,
  window_end date not null,
  granted_at timestamptz not null,
  ends_at timestamptz not null,
  check (window_start <= window_end),
  check (granted_at < ends_at))`

/** What was granted counts per customer, product and days, whichever cart line holds it. */
export class Migration20261122150200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(GRANTS)
    this.addSql(`create index if not exists rental_hold_grant_customer
      on rental_hold_grant (customer_id, product_id, ends_at)`)
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists rental_hold_grant")
  }
}
