/**
 * PostgreSQL channel on which every change of what is cached is told. The message names the area; if only some of its
 * products changed, they follow: "catalogue:prod_1,prod_2".
 */
export const CHANNEL = "shop_changed"

/** Tables whose every change shows in an area's snapshot: Medusa's, its link tables, ours. */
export const WATCHED = {
  catalogue: [
    "product",
    "product_type",
    "product_variant",
    "image",
    "price",
    "product_variant_price_set",
    "product_variant_inventory_item",
    "catalogue_product_profile",
    "catalogue_variant_profile",
    "product_service",
    "product_service_offer",
    "rental_delivery_type",
    "rental_purpose",
    "rental_product",
    "rental_product_purpose",
    "content_block",
  ],
  events: ["event", "event_image"],
  site: ["content_reference", "content_employee", "content_testimonial"],
  settings: ["shop_setting", "rental_setting"],
}

/** A part of what the shop caches that changes, and is read anew, by itself. */
export type Area = keyof typeof WATCHED

const PRODUCT_OF_ROW = "select product_id from changed"
const PRODUCT_OF_VARIANT = "select v.product_id from changed join product_variant v on v.id = changed.variant_id"

/** How the changed rows of a table name the products they belong to; of the other tables anything may have changed. */
const PRODUCTS_OF: Record<string, string> = {
  product: "select id from changed",
  product_variant: PRODUCT_OF_ROW,
  image: PRODUCT_OF_ROW,
  catalogue_product_profile: PRODUCT_OF_ROW,
  rental_product: PRODUCT_OF_ROW,
  catalogue_variant_profile: PRODUCT_OF_VARIANT,
  product_variant_price_set: PRODUCT_OF_VARIANT,
  product_variant_inventory_item: PRODUCT_OF_VARIANT,
  price: `select v.product_id from changed join product_variant_price_set l on l.price_set_id = changed.price_set_id
    join product_variant v on v.id = l.variant_id`,
  inventory_level: `select v.product_id from changed
    join product_variant_inventory_item l on l.inventory_item_id = changed.inventory_item_id
    join product_variant v on v.id = l.variant_id`,
}

/** With more products than this in one statement the whole area is read anew. */
const MOST_NAMED = 100

const IN_STOCK = (row: "old" | "new") => `${row}.stocked_quantity > ${row}.reserved_quantity`
const STOCK_PASSED = `(${IN_STOCK("old")}) is distinct from (${IN_STOCK("new")})
  or old.deleted_at is distinct from new.deleted_at`

const WHOLE = Object.entries(WATCHED).flatMap(([area, tables]) =>
  tables.filter((table) => !(table in PRODUCTS_OF)).map((table) => `('${table}', '${area}')`),
)
const BY_PRODUCT = Object.entries(PRODUCTS_OF).map(
  ([table, query]) =>
    `('${table}', $query$${query}$query$, '${table === "inventory_level" ? `for each row when (${STOCK_PASSED})` : "for each statement"}')`,
)

const MISSING = (table: string, trigger: string) => `to_regclass(${table}) is not null
  and not exists (select from pg_trigger where tgrelid = to_regclass(${table}) and tgname = '${trigger}')`

/**
 * Puts the telling triggers on every watched table that has none yet. Not a migration: Medusa makes its link tables after
 * all migrations, and modules come and go. Stock tells only when a level passes between some and none, since every order
 * changes it.
 */
export const ENSURE_TRIGGERS = `
do $ensure$
declare
  watched record;
  told text;
begin
  perform pg_advisory_xact_lock(hashtext('${CHANNEL}'));
  create or replace function ${CHANNEL}() returns trigger language plpgsql as $$
  declare products text[];
  begin
    if tg_nargs = 1 then
      perform pg_notify('${CHANNEL}', tg_argv[0]);
      return null;
    end if;
    execute format('with changed as (%s) select array_agg(distinct product) from (%s) touched (product)',
      case tg_op when 'INSERT' then 'table added' when 'DELETE' then 'table removed'
        else 'table added union all table removed' end, tg_argv[1]) into products;
    if cardinality(products) > ${MOST_NAMED} then
      perform pg_notify('${CHANNEL}', tg_argv[0]);
    elsif products is not null then
      perform pg_notify('${CHANNEL}', tg_argv[0] || ':' || array_to_string(products, ','));
    end if;
    return null;
  end $$;
  for watched in
    select name, area from (values ${WHOLE.join(", ")}) pairs (name, area) where ${MISSING("name", CHANNEL)}
  loop
    execute format('create trigger ${CHANNEL} after insert or update or delete or truncate on %I
      for each statement execute function ${CHANNEL}(%L)', watched.name, watched.area);
  end loop;
  for watched in
    select * from (values ${BY_PRODUCT.join(", ")}) tables (name, products, on_update)
     where ${MISSING("name", `${CHANNEL}_insert`)}
  loop
    told := format('execute function ${CHANNEL}(%L, %L)', 'catalogue', watched.products);
    execute format('drop trigger if exists ${CHANNEL} on %I', watched.name);
    execute format('drop trigger if exists ${CHANNEL}_level on %I', watched.name);
    execute format('create trigger ${CHANNEL}_insert after insert on %I
      referencing new table as added for each statement %s', watched.name, told);
    execute format('create trigger ${CHANNEL}_delete after delete on %I
      referencing old table as removed for each statement %s', watched.name, told);
    execute format('create trigger ${CHANNEL}_update after update on %I
      referencing new table as added old table as removed %s %s', watched.name, watched.on_update, told);
    execute format('create trigger ${CHANNEL}_truncate after truncate on %I
      for each statement execute function ${CHANNEL}(%L)', watched.name, 'catalogue');
  end loop;
end $ensure$`
