import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Accounts that staff closed without deleting the customer. */
export class Migration20261121040000 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table session_account add column if not exists deactivated_at timestamptz")
  }

  override async down(): Promise<void> {
    this.addSql("alter table session_account drop column if exists deactivated_at")
  }
}
