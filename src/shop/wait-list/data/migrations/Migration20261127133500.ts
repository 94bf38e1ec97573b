import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Which cart line an offer was put into is known from what is held for it. Servers of 0.3.0 go on beside this version and write
 * `line_id` all the same: a later release drops it if it is there.
 */
export class Migration20261127133500 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table wait_list_entry add column if not exists line_id text")
  }

  override async down(): Promise<void> {
    // The version before has the column too.
  }
}
