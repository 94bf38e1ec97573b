import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TABLES = ["content_reference", "content_employee", "content_testimonial"]

/** Tells two changes of an entry apart. */
export class Migration20261121140100 extends Migration {
  override async up(): Promise<void> {
    for (const table of TABLES)
      this.addSql(`alter table "${table}" add column if not exists "version" integer not null default 1;`)
  }

  override async down(): Promise<void> {
    for (const table of TABLES) this.addSql(`alter table "${table}" drop column if exists "version";`)
  }
}
