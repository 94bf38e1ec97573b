import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121071000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists audit_entry (
      id text primary key,
      staff_id text not null,
      action text not null,
      subject_type text not null,
      subject_id text not null,
      before jsonb,
      after jsonb,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz)`)
    this.addSql(
      "create index if not exists audit_entry_subject on audit_entry (subject_type, subject_id, created_at desc)",
    )
    this.addSql("create index if not exists audit_entry_latest on audit_entry (created_at desc)")
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists audit_entry")
  }
}
