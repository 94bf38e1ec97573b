import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A service is taken out of the shop, never away from the orders that name it; `version` counts changes. */
export class Migration20261121123000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table product_service
      add column if not exists is_active boolean not null default true,
      add column if not exists version integer not null default 1`)
  }

  override async down(): Promise<void> {
    this.addSql("alter table product_service drop column if exists version, drop column if exists is_active")
  }
}
