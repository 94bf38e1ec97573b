import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121160000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists stored_file (
      id text primary key,
      use text not null,
      key text not null,
      url text,
      name text not null,
      mime_type text not null,
      bytes integer not null,
      staff_id text not null,
      owner_type text,
      owner_id text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz)`)
    this.addSql("create index if not exists stored_file_owner on stored_file (owner_type, owner_id)")
    this.addSql(
      "create index if not exists stored_file_unclaimed on stored_file (created_at) where url is null and owner_id is null",
    )
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists stored_file")
  }
}
