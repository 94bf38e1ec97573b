import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What is granted is counted in `rental_hold_grant`; version 0.2.0 reads and writes nothing here any more. */
export class Migration20261123084000 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table rental_hold drop column if exists renewals")
  }

  override async down(): Promise<void> {
    this.addSql("alter table rental_hold add column if not exists renewals integer not null default 0")
  }
}
