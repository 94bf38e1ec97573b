import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What a text was before. */
export class Migration20261121130000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table if exists "content_block" add column if not exists "version" integer not null default 1;`)
    this.addSql(
      `create table if not exists "content_block_version" ("id" text not null, "key" text not null, "version" integer not null, "html" text not null, "staff_id" text null, "restored_from" integer null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "content_block_version_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_content_block_version_deleted_at" ON "content_block_version" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_content_block_version_key_version_unique" ON "content_block_version" ("key", "version") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "content_block_version" cascade;`)
    this.addSql(`alter table if exists "content_block" drop column if exists "version";`)
  }
}
