import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Staff read the list of all customers' impersonations, newest first. */
export class Migration20261121150300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      "create index if not exists session_impersonation_latest on session_impersonation (created_at desc, id desc)",
    )
  }

  override async down(): Promise<void> {
    this.addSql("drop index if exists session_impersonation_latest")
  }
}
