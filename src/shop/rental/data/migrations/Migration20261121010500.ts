import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Version of what all products share: delivery types and closed days. */
const SHARED = "*"

/** A new version for every product of the changed rows, in the order of their ids, so that writers don't wait in a circle. */
const PRODUCT_CHANGED = `create or replace function rental_product_changed() returns trigger language plpgsql as $$
  begin
    insert into rental_version (product_id, version)
      select product_id, gen_random_uuid() from (select distinct product_id from changed order by product_id) p
      on conflict (product_id) do update set version = excluded.version;
    return null;
  end $$`

const SHARED_CHANGED = `create or replace function rental_shared_changed() returns trigger language plpgsql as $$
  begin
    insert into rental_version (product_id, version) values ('${SHARED}', gen_random_uuid())
      on conflict (product_id) do update set version = excluded.version;
    return null;
  end $$`

const OF_PRODUCTS = ["rental_reservation", "rental_unit", "rental_product"]
const SHARED_BY_ALL = ["rental_delivery_type", "rental_closed_day"]
const EVENTS = { insert: "new", update: "new", delete: "old" }

export class Migration20261121010500 extends Migration {
  override async up(): Promise<void> {
    this.addSql("create table if not exists rental_version (product_id text primary key, version uuid not null)")
    this.addSql(PRODUCT_CHANGED)
    this.addSql(SHARED_CHANGED)
    for (const table of OF_PRODUCTS) {
      for (const [event, rows] of Object.entries(EVENTS)) {
        this.addSql(`create or replace trigger rental_version_${event} after ${event} on ${table}
          referencing ${rows} table as changed for each statement execute function rental_product_changed()`)
      }
    }
    for (const table of SHARED_BY_ALL) {
      this.addSql(`create or replace trigger rental_version after insert or update or delete or truncate on ${table}
        for each statement execute function rental_shared_changed()`)
    }
  }

  override async down(): Promise<void> {
    for (const table of OF_PRODUCTS) {
      for (const event of Object.keys(EVENTS)) this.addSql(`drop trigger if exists rental_version_${event} on ${table}`)
    }
    for (const table of SHARED_BY_ALL) this.addSql(`drop trigger if exists rental_version on ${table}`)
    this.addSql("drop function if exists rental_product_changed")
    this.addSql("drop function if exists rental_shared_changed")
    this.addSql("drop table if exists rental_version")
  }
}
