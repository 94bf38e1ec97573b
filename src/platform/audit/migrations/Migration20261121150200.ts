import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Writes through Medusa's own routes, and the orders in which the audit is searched. */
export class Migration20261121150200 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table audit_entry add column if not exists status integer")
    this.addSql("create index if not exists audit_entry_staff on audit_entry (staff_id, created_at desc)")
    this.addSql(
      "create index if not exists audit_entry_area on audit_entry (split_part(action, '.', 1), created_at desc)",
    )
    this.addSql("create index if not exists audit_entry_of_subject on audit_entry (subject_id, created_at desc)")
  }

  override async down(): Promise<void> {
    this.addSql("drop index if exists audit_entry_staff, audit_entry_area, audit_entry_of_subject")
    this.addSql("alter table audit_entry drop column if exists status")
  }
}
