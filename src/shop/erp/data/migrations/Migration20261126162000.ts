import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Documents of the accounts are found by any part of their numbers (erp/queries/staff/named-orders). */
export class Migration20261126162000 extends Migration {
  override async up(): Promise<void> {
    this.addSql("create extension if not exists pg_trgm")
    this.addSql(
      `create index if not exists erp_mirror_documents on erp_mirror using gin
        ((coalesce(erp_order_number, '') || chr(10) || coalesce(erp_invoice_number, '') || chr(10) || coalesce(settled_document, '')) gin_trgm_ops)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql("drop index if exists erp_mirror_documents")
  }
}
