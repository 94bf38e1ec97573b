import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261123014500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists "catalogue_rental_rate" (
        "product_id" text not null,
        "days" integer not null check (days between 2 and 400),
        "price_rappen" integer not null check (price_rappen > 0),
        "created_at" timestamptz not null default now(),
        primary key ("product_id", "days"));`)
    this.addSql(`
      create or replace function catalogue_check_rental_rates() returns trigger language plpgsql as $$
      begin
        if (select count(*) from catalogue_rental_rate where product_id = new.product_id) > 6 then
          raise exception 'more than 6 rates of %', new.product_id using errcode = 'check_violation';
        end if;
        if exists (select from catalogue_rental_rate short
                     join catalogue_rental_rate long on long.product_id = short.product_id and long.days > short.days
                    where short.product_id = new.product_id and long.price_rappen < short.price_rappen) then
          raise exception 'a longer rate of % is below a shorter one', new.product_id using errcode = 'check_violation';
        end if;
        return null;
      end $$;`)
    this.addSql(`
      create constraint trigger catalogue_check_rental_rates after insert or update on catalogue_rental_rate
        deferrable initially deferred for each row execute function catalogue_check_rental_rates();`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "catalogue_rental_rate" cascade;`)
    this.addSql(`drop function if exists catalogue_check_rental_rates() cascade;`)
  }
}
