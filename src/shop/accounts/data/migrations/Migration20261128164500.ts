import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Who of the staff sent an invitation; null for one that was sent before it was kept. */
export class Migration20261128164500 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table session_staff_invitation add column if not exists invited_by text null")
  }

  override async down(): Promise<void> {
    this.addSql("alter table session_staff_invitation drop column if exists invited_by")
  }
}
