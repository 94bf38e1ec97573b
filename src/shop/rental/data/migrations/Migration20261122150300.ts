import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TRUSTED = `create table if not exists rental_trusted_customer (
  customer_id text primary key,
  staff_id text not null,
  reason text not null,
  created_at timestamptz not null default now())`

/** Customers whom staff let rent as much as they like before they have paid an invoice. */
export class Migration20261122150300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(TRUSTED)
    this.addSql(`create index if not exists rental_reservation_customer on rental_reservation (customer_id)
      where kind = 'rental' and status <> 'cancelled' and deleted_at is null`)
  }

  override async down(): Promise<void> {
    this.addSql("drop index if exists rental_reservation_customer")
    this.addSql("drop table if exists rental_trusted_customer")
  }
}
