import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121000959 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "product_service" ("id" text not null, "slug" text not null, "name" text not null, "description" text not null default '', "price_rappen" integer not null, "sort_order" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_service_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_service_deleted_at" ON "product_service" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_product_service_slug_unique" ON "product_service" ("slug") WHERE deleted_at IS NULL;`,
    )

    this.addSql(
      `create table if not exists "product_service_offer" ("id" text not null, "product_id" text not null, "service_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_service_offer_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_service_offer_service_id" ON "product_service_offer" ("service_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_service_offer_deleted_at" ON "product_service_offer" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_product_service_offer_product_id_service_id_unique" ON "product_service_offer" ("product_id", "service_id") WHERE deleted_at IS NULL;`,
    )

    this.addSql(
      `alter table if exists "product_service_offer" add constraint "product_service_offer_service_id_foreign" foreign key ("service_id") references "product_service" ("id") on update cascade on delete cascade;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table if exists "product_service_offer" drop constraint if exists "product_service_offer_service_id_foreign";`,
    )

    this.addSql(`drop table if exists "product_service" cascade;`)

    this.addSql(`drop table if exists "product_service_offer" cascade;`)
  }
}
