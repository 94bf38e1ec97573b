import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What money is computed with can't be nonsense, whoever writes it. */
const SALES = `id <> 'sales' or (
    (value->>'vatPermille')::integer between 0 and 1000
    and (value->>'shippingFeeRappen')::integer >= 0)`

export class Migration20261121121000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists shop_setting (
      id text primary key check (id in ('company', 'page', 'sales')),
      value jsonb not null check (jsonb_typeof(value) = 'object'),
      version integer not null check (version > 0),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      check (${SALES}))`)
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists shop_setting")
  }
}
