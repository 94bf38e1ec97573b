import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A hold keeps where its order goes, the customer's reference and a note. */
export class Migration20261128114500 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table staff_hold add column if not exists facts jsonb")
  }

  override async down(): Promise<void> {
    this.addSql("alter table staff_hold drop column if exists facts")
  }
}
