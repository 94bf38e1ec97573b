import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What an invoice comes to before VAT, and its VAT: null until the ERP tells of it again. */
export class Migration20261122144500 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table erp_invoice add column if not exists net integer, add column if not exists vat integer")
  }

  override async down(): Promise<void> {
    this.addSql("alter table erp_invoice drop column if exists net, drop column if exists vat")
  }
}
