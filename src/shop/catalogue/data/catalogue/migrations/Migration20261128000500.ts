import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const OF_TYPE = `
  create or replace function catalogue_rent_out() returns trigger language plpgsql as $$
  begin
    insert into rental_product (product_id)
      select new.id from product_type where id = new.type_id and value = 'rental'
      on conflict (product_id) do nothing;
    return null;
  end $$;`

const TRIGGER = `
  create or replace trigger catalogue_rent_out after insert or update of type_id on product
    for each row when (new.type_id is not null) execute function catalogue_rent_out();`

/** A new database has neither products nor, yet, that table. */
const EARLIER = `do $$ begin
  if to_regclass('rental_product') is null then return; end if;
  insert into rental_product (product_id)
    select p.id from product p join product_type t on t.id = p.type_id
     where t.value = 'rental' and p.deleted_at is null
    on conflict (product_id) do nothing;
end $$;`

/** What is a rental by its type is rented out, whoever made it so; it has no units until staff give it some. */
export class Migration20261128000500 extends Migration {
  override async up(): Promise<void> {
    for (const statement of [OF_TYPE, TRIGGER, EARLIER]) this.addSql(statement)
  }

  override async down(): Promise<void> {
    this.addSql("drop function if exists catalogue_rent_out() cascade;")
  }
}
