import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What of a credit is set off against invoices that are open, and what of an invoice credit notes took off: null where nobody noted it. */
export class Migration20261128151000 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table erp_mirror add column if not exists set_off jsonb")
    this.addSql("alter table erp_invoice add column if not exists vouchers integer")
  }

  override async down(): Promise<void> {
    this.addSql("alter table erp_mirror drop column if exists set_off")
    this.addSql("alter table erp_invoice drop column if exists vouchers")
  }
}
