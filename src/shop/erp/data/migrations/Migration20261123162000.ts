import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What each of the staff keeps of the list of orders, a name once a person. */
export class Migration20261123162000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists order_view (
      id text primary key,
      staff_id text not null,
      name text not null,
      filter text not null,
      q text not null,
      created_at timestamptz not null default now())`)
    this.addSql("create unique index if not exists order_view_once on order_view (staff_id, lower(name))")
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists order_view")
  }
}
