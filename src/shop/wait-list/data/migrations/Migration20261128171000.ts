import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261128171000 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table wait_list_entry add column if not exists unheard_offers integer not null default 0")
  }

  override async down(): Promise<void> {
    this.addSql("alter table wait_list_entry drop column if exists unheard_offers")
  }
}
