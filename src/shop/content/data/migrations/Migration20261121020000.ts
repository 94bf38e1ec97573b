import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TABLES = {
  content_reference: `"name" text not null, "url" text null, "thumbnail" text not null default ''`,
  content_employee: `"first_name" text not null, "last_name" text not null, "position" text not null default '',
    "phone" text not null default '', "mail" text not null default '', "avatar" text not null default ''`,
  content_testimonial: `"stars" integer not null, "text" text not null, "name" text not null,
    "company" text not null default '', "avatar" text not null default '',
    constraint "content_testimonial_stars" check (stars between 1 and 5)`,
}

/** References, team and testimonials. */
export class Migration20261121020000 extends Migration {
  override async up(): Promise<void> {
    for (const [table, columns] of Object.entries(TABLES)) {
      this.addSql(
        `create table if not exists "${table}" ("id" text not null, ${columns}, "sort_order" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "${table}_pkey" primary key ("id"));`,
      )
      this.addSql(
        `CREATE INDEX IF NOT EXISTS "IDX_${table}_deleted_at" ON "${table}" ("deleted_at") WHERE deleted_at IS NULL;`,
      )
    }
  }

  override async down(): Promise<void> {
    for (const table of Object.keys(TABLES)) this.addSql(`drop table if exists "${table}" cascade;`)
  }
}
