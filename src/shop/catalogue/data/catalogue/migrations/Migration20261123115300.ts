import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What rented devices are sold for today, as `salesPriceOf` reads it: the base choice's price, in Rappen. */
const SOLD = `
  select distinct on (profile.slug) profile.slug, round(price.amount * 100)::int as rappen
    from catalogue_product_profile profile
    join product_variant variant on variant.product_id = profile.product_id and variant.deleted_at is null
    join product_variant_price_set link on link.variant_id = variant.id and link.deleted_at is null
    join price on price.price_set_id = link.price_set_id and price.deleted_at is null
     and price.currency_code = 'chf' and price.price_list_id is null and price.rules_count = 0
     and coalesce(price.min_quantity, 1) <= 1
   where profile.kind = 'purchase' and profile.deleted_at is null
   order by profile.slug, variant.variant_rank, variant.created_at, variant.id, price.created_at, price.id`

const IS_UNKNOWN = "(entry->>'permille')::int > 0 and coalesce((entry->>'salesPrice')::int, 0) = 0"

/** A share that was entered before its sales price was kept with it is one of today's. A new database has neither. */
export class Migration20261123115300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`do $$ begin
      if to_regclass('product_variant_price_set') is null or to_regclass('price') is null then return; end if;
      update catalogue_product_profile rental
         set updated_at = now(),
             charges = (select jsonb_object_agg(code, case when ${IS_UNKNOWN}
               then entry || jsonb_build_object('salesPrice', sold.rappen) else entry end)
               from jsonb_each(rental.charges) charge (code, entry))
        from (${SOLD}) sold
       where rental.kind = 'rental' and rental.deleted_at is null and sold.slug = rental.slug
         and exists (select from jsonb_each(rental.charges) charge (code, entry) where ${IS_UNKNOWN});
    end $$;`)
  }

  override async down(): Promise<void> {}
}
