import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261123051500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "catalogue_product_profile"
         add column if not exists "charges" jsonb not null default '{}' check (jsonb_typeof("charges") = 'object');`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "catalogue_product_profile" drop column if exists "charges";`)
  }
}
