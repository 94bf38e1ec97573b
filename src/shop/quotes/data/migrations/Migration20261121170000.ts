import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What staff must know of a quote that the ERP doesn't have. */
export class Migration20261121170000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table quote
      add column if not exists attempts integer not null default 0 check (attempts >= 0),
      add column if not exists last_error_class text null,
      add column if not exists last_error text null,
      add column if not exists waiting_since timestamptz not null default clock_timestamp(),
      add column if not exists alarmed_at timestamptz null`)
    this.addSql(`create index if not exists quote_waiting on quote (waiting_since)
      where erp_quote_id is null and order_id is null and deleted_at is null`)
  }

  override async down(): Promise<void> {
    this.addSql("drop index if exists quote_waiting")
    this.addSql(`alter table quote drop column if exists attempts, drop column if exists last_error_class,
      drop column if exists last_error, drop column if exists waiting_since, drop column if exists alarmed_at`)
  }
}
