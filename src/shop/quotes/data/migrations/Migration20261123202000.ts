import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Quotes that go to their customer by mail. */
export class Migration20261123202000 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table quote add column if not exists is_mailed boolean not null default false")
  }

  override async down(): Promise<void> {
    this.addSql("alter table quote drop column if exists is_mailed")
  }
}
