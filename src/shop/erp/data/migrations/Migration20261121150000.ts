import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What staff say of a row that they settled by hand, and the orders in which they look at rows. */
export class Migration20261121150000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table erp_mirror
      add column if not exists settled_at timestamptz,
      add column if not exists settled_note text,
      add column if not exists settled_document text`)
    this.addSql("create index if not exists erp_mirror_open on erp_mirror (created_at, serial) where state <> 'done'")
    this.addSql("create index if not exists erp_mirror_latest on erp_mirror (created_at desc, serial desc)")
  }

  override async down(): Promise<void> {
    this.addSql("drop index if exists erp_mirror_open, erp_mirror_latest")
    this.addSql(`alter table erp_mirror
      drop column if exists settled_at, drop column if exists settled_note, drop column if exists settled_document`)
  }
}
