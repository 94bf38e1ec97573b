import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The span in which an order's row was written: its work goes on from there, whenever and wherever it is done. */
export class Migration20261127053000 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table erp_mirror add column if not exists trace_parent text")
  }

  override async down(): Promise<void> {
    this.addSql("alter table erp_mirror drop column if exists trace_parent")
  }
}
