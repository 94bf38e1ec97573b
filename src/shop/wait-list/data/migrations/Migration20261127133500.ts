import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Which cart line an offer was put into is known from what is held for it. */
export class Migration20261127133500 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table wait_list_entry drop column if exists line_id")
  }

  override async down(): Promise<void> {
    this.addSql("alter table wait_list_entry add column if not exists line_id text")
  }
}
