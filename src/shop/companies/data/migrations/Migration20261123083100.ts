import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261123083100 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table company_account add column if not exists order_limit integer check (order_limit >= 0)")
  }

  override async down(): Promise<void> {
    this.addSql("alter table company_account drop column if exists order_limit")
  }
}
