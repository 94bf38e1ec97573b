import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TABLE = `create table if not exists quote (
  id text primary key,
  customer_id text not null,
  serial integer generated always as identity unique,
  content_hash text not null,
  lines jsonb not null,
  total integer not null check (total >= 0),
  valid_from date not null,
  valid_until date not null check (valid_until >= valid_from),
  erp_quote_id text,
  erp_quote_number text,
  lease_until timestamptz,
  doubt_lookups integer check (doubt_lookups in (0, 1)),
  doubt_at timestamptz,
  cart_token text,
  order_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((erp_quote_id is null) = (erp_quote_number is null)))`

const INDEXES = [
  // Asked for twice, it is one; once it is ordered, the same content may be quoted again.
  "create unique index if not exists quote_content on quote (customer_id, content_hash) where order_id is null",
  "create index if not exists quote_customer on quote (customer_id, created_at)",
]

export class Migration20261121080000 extends Migration {
  override async up(): Promise<void> {
    for (const statement of [TABLE, ...INDEXES]) this.addSql(statement)
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists quote")
  }
}
