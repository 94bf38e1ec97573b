import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** When a subscriber last heard, and how often others were heard between two attempts of what he fails at. */
export class Migration20261128162500 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table outbox_subscriber add column if not exists reached_at timestamptz")
    this.addSql("alter table outbox_delivery add column if not exists passed_over integer not null default 0")
  }

  override async down(): Promise<void> {
    this.addSql("alter table outbox_delivery drop column if exists passed_over")
    this.addSql("alter table outbox_subscriber drop column if exists reached_at")
  }
}
