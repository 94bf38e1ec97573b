import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Staff have a row billed although its order was paid without the ERP. */
export class Migration20261128150000 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table erp_mirror add column if not exists is_overruled boolean not null default false")
  }

  override async down(): Promise<void> {
    this.addSql("alter table erp_mirror drop column if exists is_overruled")
  }
}
