/** PostgreSQL channel on which every change of the catalogue is told. */
export const CHANNEL = "catalogue_changed"

/** Tables whose every change shows in the catalogue: Medusa's, its link tables, ours. */
const WATCHED = [
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
]

const IN_STOCK = (row: "old" | "new") => `${row}.stocked_quantity > ${row}.reserved_quantity`

/**
 * Puts the telling triggers on every watched table that has none yet. Not a migration: Medusa makes its link tables after
 * all migrations, and modules come and go. Stock tells only when a level passes between some and none, since every order
 * changes it.
 */
export const ENSURE_TRIGGERS = `
do $ensure$
declare watched text;
begin
  perform pg_advisory_xact_lock(hashtext('${CHANNEL}'));
  if to_regproc('${CHANNEL}') is null then
    create function ${CHANNEL}() returns trigger language plpgsql as $$
    begin
      perform pg_notify('${CHANNEL}', '');
      return null;
    end $$;
  end if;
  for watched in
    select name from unnest(array[${[...WATCHED, "inventory_level"].map((name) => `'${name}'`).join(", ")}]) name
     where to_regclass(name) is not null
       and not exists (select from pg_trigger where tgrelid = to_regclass(name) and tgname = '${CHANNEL}')
  loop
    if watched = 'inventory_level' then
      create trigger ${CHANNEL} after insert or delete on inventory_level
        for each statement execute function ${CHANNEL}();
      create trigger ${CHANNEL}_level after update on inventory_level
        for each row when ((${IN_STOCK("old")}) is distinct from (${IN_STOCK("new")})
          or old.deleted_at is distinct from new.deleted_at)
        execute function ${CHANNEL}();
    else
      execute format('create trigger ${CHANNEL} after insert or update or delete or truncate on %I
        for each statement execute function ${CHANNEL}()', watched);
    end if;
  end loop;
end $ensure$`
