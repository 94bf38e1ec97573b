/** PostgreSQL channel on which every change of what is remembered is told; the message names the area. */
export const CHANNEL = "shop_changed"

/** Tables whose every change shows in an area's snapshot: Medusa's, its link tables, ours. */
export const WATCHED = {
  catalogue: [
    "product",
    "product_type",
    "product_variant",
    "image",
    "price",
    "price_set",
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
}

/** A part of what the shop remembers that changes, and is read anew, by itself. */
export type Area = keyof typeof WATCHED

const PAIRS = Object.entries({ ...WATCHED, catalogue: [...WATCHED.catalogue, "inventory_level"] }).flatMap(
  ([area, tables]) => tables.map((table) => `('${table}', '${area}')`),
)

const IN_STOCK = (row: "old" | "new") => `${row}.stocked_quantity > ${row}.reserved_quantity`

/**
 * Puts the telling triggers on every watched table that has none yet. Not a migration: Medusa makes its link tables after
 * all migrations, and modules come and go. Stock tells only when a level passes between some and none, since every order
 * changes it.
 */
export const ENSURE_TRIGGERS = `
do $ensure$
declare watched record;
begin
  perform pg_advisory_xact_lock(hashtext('${CHANNEL}'));
  if to_regproc('${CHANNEL}') is null then
    create function ${CHANNEL}() returns trigger language plpgsql as $$
    begin
      perform pg_notify('${CHANNEL}', tg_argv[0]);
      return null;
    end $$;
  end if;
  for watched in
    select name, area from (values ${PAIRS.join(", ")}) pairs (name, area)
     where to_regclass(name) is not null
       and not exists (select from pg_trigger where tgrelid = to_regclass(name) and tgname = '${CHANNEL}')
  loop
    if watched.name = 'inventory_level' then
      create trigger ${CHANNEL} after insert or delete on inventory_level
        for each statement execute function ${CHANNEL}('catalogue');
      create trigger ${CHANNEL}_level after update on inventory_level
        for each row when ((${IN_STOCK("old")}) is distinct from (${IN_STOCK("new")})
          or old.deleted_at is distinct from new.deleted_at)
        execute function ${CHANNEL}('catalogue');
    else
      execute format('create trigger ${CHANNEL} after insert or update or delete or truncate on %I
        for each statement execute function ${CHANNEL}(%L)', watched.name, watched.area);
    end if;
  end loop;
end $ensure$`
