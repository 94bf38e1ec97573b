import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261128165000 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table webhook_endpoint add column if not exists earlier_secrets jsonb not null default '[]'")
  }

  override async down(): Promise<void> {
    this.addSql("alter table webhook_endpoint drop column if exists earlier_secrets")
  }
}
