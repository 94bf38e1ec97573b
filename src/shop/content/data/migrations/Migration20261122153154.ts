import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** By what name orders know a version of the terms. */
export class Migration20261122153154 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "content_block_version" add column if not exists "label" text null;`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "content_block_version" drop column if exists "label";`)
  }
}
