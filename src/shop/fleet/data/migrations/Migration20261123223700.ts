import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What a unit cost, is worth and when it is serviced: next to the unit, whose row concerns rentals. */
export class Migration20261123223700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists unit_upkeep (
      unit_id text primary key,
      purchased_on date,
      purchase_rappen integer check (purchase_rappen >= 0),
      value_rappen integer check (value_rappen >= 0),
      operating_hours integer check (operating_hours >= 0),
      interval_months integer check (interval_months > 0),
      interval_hours integer check (interval_hours > 0),
      serviced_on date,
      serviced_at_hours integer check (serviced_at_hours >= 0),
      version integer not null default 1,
      updated_at timestamptz not null default now())`)
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists unit_upkeep")
  }
}
