import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121002000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "catalogue_product_profile" ("id" text not null, "product_id" text not null, "kind" text not null, "slug" text not null, "sort_order" integer not null default 0, "is_inactive" boolean not null default false, "card_info" text not null default '', "delivery_content" text not null default '', "fact_laser_reach" text not null default '', "fact_laser_accuracy" text not null default '', "fact_speed" text not null default '', "fact_battery" text not null default '', "base_choice_name" text not null default '', "thumbnail_alt" text not null default '', "image_alts" jsonb not null default '{}', "videos" jsonb not null default '[]', "accordions" jsonb not null default '[]', "documents" jsonb not null default '[]', "sample_data" jsonb not null default '[]', "accessory_ids" jsonb not null default '[]', "software_ids" jsonb not null default '[]', "device_tags" jsonb not null default '[]', "companion_id" text null, "is_mandatory" boolean not null default false, "is_recommended" boolean not null default false, "seo_title" text not null default '', "seo_description" text not null default '', "search_keywords" text not null default '', "in_search" boolean not null default true, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "catalogue_product_profile_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_catalogue_product_profile_deleted_at" ON "catalogue_product_profile" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_catalogue_product_profile_product_id_unique" ON "catalogue_product_profile" ("product_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_catalogue_product_profile_kind_slug_unique" ON "catalogue_product_profile" ("kind", "slug") WHERE deleted_at IS NULL;`,
    )

    this.addSql(
      `create table if not exists "catalogue_variant_profile" ("id" text not null, "variant_id" text not null, "description" text not null default '', "delivery_content" text not null default '', "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "catalogue_variant_profile_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_catalogue_variant_profile_deleted_at" ON "catalogue_variant_profile" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_catalogue_variant_profile_variant_id_unique" ON "catalogue_variant_profile" ("variant_id") WHERE deleted_at IS NULL;`,
    )

    this.addSql(`
      create function catalogue_follow_product_type() returns trigger language plpgsql as $$
      begin
        update catalogue_product_profile
           set kind = (select value from product_type where id = new.type_id), updated_at = now()
         where product_id = new.id and new.type_id is not null;
        return null;
      end $$;`)
    this.addSql(`
      create trigger catalogue_follow_product_type after update of type_id on product
        for each row when (old.type_id is distinct from new.type_id)
        execute function catalogue_follow_product_type();`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop function if exists catalogue_follow_product_type() cascade;`)
    this.addSql(`drop table if exists "catalogue_product_profile" cascade;`)

    this.addSql(`drop table if exists "catalogue_variant_profile" cascade;`)
  }
}
