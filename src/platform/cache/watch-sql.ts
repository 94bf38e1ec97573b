/**
 * PostgreSQL channel on which every change of what is cached is told. The message names the area; if only some of its
 * products changed, they follow: "catalogue:prod_1,prod_2".
 */
export const CHANNEL = "shop_changed"

/** A part of what the shop caches that changes, and is read again, by itself. */
export interface Watched {
  area: string
  /** Tables whose every change shows in the area's snapshot, one area each. */
  tables: readonly string[]
  /** Tables whose changed rows name the products that they belong to. */
  byProduct?: Readonly<Record<string, ByProduct>>
}

interface ByProduct {
  /** Query for the products' ids over `changed`, the rows that were. */
  products: string
  /** Of an update, over `old` and `new`: without it each one is told of. */
  updatesWhen?: string
}

/** With more products than this in one statement the whole area is read again. */
const MOST_NAMED = 100

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/** A table made of these rows, which may be none. */
const table = (columns: string[], rows: string[][]) =>
  rows.length === 0
    ? `(select ${columns.map((column) => `null::text as ${column}`).join(", ")} where false) listed`
    : `(values ${rows.map((row) => `(${row.map(literal).join(", ")})`).join(", ")}) listed (${columns.join(", ")})`

const whole = (parts: readonly Watched[]) => parts.flatMap(({ area, tables }) => tables.map((name) => [name, area]))

const byProduct = (parts: readonly Watched[]) =>
  parts.flatMap(({ area, byProduct: tables = {} }) =>
    Object.entries(tables).map(([name, { products, updatesWhen: when }]) => [
      name,
      area,
      products,
      when === undefined ? "for each statement" : `for each row when (${when})`,
    ]),
  )

/** The table is there, but no such trigger. @param is what the trigger has to be besides */
const MISSING = (trigger: string, is = "true") => `to_regclass(name) is not null and not exists (
        select from pg_trigger where tgrelid = to_regclass(name) and tgname = '${trigger}' and ${is})`

/** Its one argument, as bytes that end in a zero, is the area: a table may have belonged to another one before. */
const TELLS_OF_AREA = "encode(tgargs, 'escape') = area || '\\000'"

/**
 * Puts the telling triggers on every watched table that has none yet. Not a migration: Medusa makes its link tables after
 * all migrations, and modules come and go.
 */
export const ensureTriggers = (parts: readonly Watched[]) => `
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
    select * from ${table(["name", "area"], whole(parts))}
     where ${MISSING(CHANNEL, TELLS_OF_AREA)}
  loop
    execute format('drop trigger if exists ${CHANNEL} on %I', watched.name);
    execute format('create trigger ${CHANNEL} after insert or update or delete or truncate on %I
      for each statement execute function ${CHANNEL}(%L)', watched.name, watched.area);
  end loop;
  for watched in
    select * from ${table(["name", "area", "products", "on_update"], byProduct(parts))}
     where ${MISSING(`${CHANNEL}_insert`)}
  loop
    told := format('execute function ${CHANNEL}(%L, %L)', watched.area, watched.products);
    execute format('drop trigger if exists ${CHANNEL} on %I', watched.name);
    execute format('drop trigger if exists ${CHANNEL}_level on %I', watched.name);
    execute format('create trigger ${CHANNEL}_insert after insert on %I
      referencing new table as added for each statement %s', watched.name, told);
    execute format('create trigger ${CHANNEL}_delete after delete on %I
      referencing old table as removed for each statement %s', watched.name, told);
    execute format('create trigger ${CHANNEL}_update after update on %I
      referencing new table as added old table as removed %s %s', watched.name, watched.on_update, told);
    execute format('create trigger ${CHANNEL}_truncate after truncate on %I
      for each statement execute function ${CHANNEL}(%L)', watched.name, watched.area);
  end loop;
end $ensure$`
