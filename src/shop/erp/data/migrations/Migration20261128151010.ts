import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The invoices that a row cancels, to write its own in their place: null for rows of before, which didn't note it. */
export class Migration20261128151010 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table erp_mirror add column if not exists replaces text[]")
  }

  override async down(): Promise<void> {
    this.addSql("alter table erp_mirror drop column if exists replaces")
  }
}
