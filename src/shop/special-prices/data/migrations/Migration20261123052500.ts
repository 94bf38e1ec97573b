import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TABLE = `create table if not exists customer_discount (
  id text primary key,
  customer_id text not null references session_account (customer_id) on delete cascade,
  kind text,
  product_id text,
  permille integer not null check (permille > 0 and permille <= 1000),
  valid_from date,
  valid_until date,
  reason text not null check (reason <> ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (kind is null or product_id is null),
  check (valid_from <= valid_until))`

/** One per customer and scope. */
const ONCE = `create unique index if not exists customer_discount_once on customer_discount
  (customer_id, coalesce(kind, ''), coalesce(product_id, ''))`

export class Migration20261123052500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(TABLE)
    this.addSql(ONCE)
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists customer_discount")
  }
}
