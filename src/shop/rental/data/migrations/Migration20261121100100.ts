import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Calendars that staff subscribe to, one per product and one of all; a new nonce makes the old address worthless. */
const FEEDS = `create table if not exists rental_calendar_feed (
  id text primary key,
  product_id text,
  nonce text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now())`

export class Migration20261121100100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(FEEDS)
    this.addSql(
      "create unique index if not exists rental_calendar_feed_product on rental_calendar_feed (coalesce(product_id, ''))",
    )
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists rental_calendar_feed")
  }
}
