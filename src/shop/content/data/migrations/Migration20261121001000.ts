import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121001000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "content_block" ("id" text not null, "key" text not null, "html" text not null default '', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "content_block_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_content_block_deleted_at" ON "content_block" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_content_block_key_unique" ON "content_block" ("key") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "content_block" cascade;`)
  }
}
