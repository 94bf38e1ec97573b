import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261126113000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "catalogue_product_profile"
         add column if not exists "goes_with" jsonb not null default '[]' check (jsonb_typeof("goes_with") = 'array');`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "catalogue_product_profile" drop column if exists "goes_with";`)
  }
}
