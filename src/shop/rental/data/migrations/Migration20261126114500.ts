import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** How soon a rental may begin, by delivery type; null is the specified rule. */
export class Migration20261126114500 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table rental_delivery_type add column if not exists lead_days integer null")
  }

  override async down(): Promise<void> {
    this.addSql("alter table rental_delivery_type drop column if exists lead_days")
  }
}
