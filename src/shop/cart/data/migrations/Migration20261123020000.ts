import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Where the table is already, since the accounts' module made it before carts had one of their own, nothing is to do. */
export class Migration20261123020000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists session_cart_token (
      token text primary key,
      cart_id text not null,
      customer_id text,
      detached_at timestamptz,
      body_hash text,
      answer jsonb,
      answered_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz)`)
    this.addSql("create index if not exists session_cart_token_cart on session_cart_token (cart_id)")
    this.addSql(
      "create index if not exists session_cart_token_customer on session_cart_token (customer_id) where detached_at is null",
    )
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists session_cart_token")
  }
}
