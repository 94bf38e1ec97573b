import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121180000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "catalogue_former_address" ("kind" text not null, "slug" text not null, "product_id" text not null, "left_at" timestamptz not null default now(), primary key ("kind", "slug"));`,
    )
    this.addSql(`
      create or replace function catalogue_keep_former_address() returns trigger language plpgsql as $$
      begin
        insert into catalogue_former_address (kind, slug, product_id) values (old.kind, old.slug, old.product_id)
        on conflict (kind, slug) do update set product_id = excluded.product_id, left_at = now();
        return null;
      end $$;`)
    this.addSql(`
      create or replace trigger catalogue_keep_former_address after update of kind, slug on catalogue_product_profile
        for each row when ((old.kind, old.slug) is distinct from (new.kind, new.slug))
        execute function catalogue_keep_former_address();`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop function if exists catalogue_keep_former_address() cascade;`)
    this.addSql(`drop table if exists "catalogue_former_address" cascade;`)
  }
}
