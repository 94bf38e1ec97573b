import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261123234300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists webhook_endpoint (
      id text primary key,
      url text not null,
      description text not null default '',
      secret text not null,
      previous_secret text,
      previous_until timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      check ((previous_secret is null) = (previous_until is null)))`)
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists webhook_endpoint")
  }
}
