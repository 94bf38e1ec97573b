import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TABLE = `create table if not exists rental_load_step (
  product_id text not null,
  day date not null,
  units integer not null,
  primary key (product_id, day))`

/** What any unit of the product can serve. */
const IS_PROVISIONAL = "kind = 'rental' and status = 'reserved' and not is_pinned and deleted_at is null"

/** The first day of each window takes a unit, the day after its last gives it back; of rows that are no more, the other way round. */
const stepsOf = (rows: string, units: 1 | -1) => `
  select product_id, window_start as day, ${units} as units from ${rows} where ${IS_PROVISIONAL}
  union all
  select product_id, window_end + 1, ${-units} from ${rows} where ${IS_PROVISIONAL}`

/** In the order of products and days, so that writers don't wait in a circle. */
const count = (steps: string) => `
  insert into rental_load_step as s (product_id, day, units)
    select product_id, day, sum(units) from (${steps}) steps
     group by product_id, day having sum(units) <> 0 order by product_id, day
    on conflict (product_id, day) do update set units = s.units + excluded.units`

const EVENTS = {
  insert: { rows: "new table as added", steps: stepsOf("added", 1) },
  update: {
    rows: "old table as removed new table as added",
    steps: `${stepsOf("removed", -1)} union all ${stepsOf("added", 1)}`,
  },
  delete: { rows: "old table as removed", steps: stepsOf("removed", -1) },
}

const functionOf = (event: string, work: string) => `create or replace function rental_load_on_${event}()
  returns trigger language plpgsql as $$ begin ${work}; return null; end $$`

const TIED = `create index if not exists rental_reservation_tied on rental_reservation (product_id, window_end)
  where deleted_at is null and status <> 'cancelled'
    and (kind <> 'rental' or is_pinned or status in ('handed_over', 'returned'))`

/**
 * How many units provisional reservations take is counted as they change, so that a calendar costs its days, however many reservations
 * lie ahead. The triggers come after `rental_version_*` by their names: who has written the product's version keeps others from its
 * steps.
 */
export class Migration20261127235500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(TABLE)
    for (const [event, { rows, steps }] of Object.entries(EVENTS)) {
      this.addSql(functionOf(event, count(steps)))
      this.addSql(`create or replace trigger rental_windows_${event} after ${event} on rental_reservation
        referencing ${rows} for each statement execute function rental_load_on_${event}()`)
    }
    this.addSql(functionOf("truncate", "delete from rental_load_step"))
    this.addSql(`create or replace trigger rental_windows_truncate after truncate on rental_reservation
      for each statement execute function rental_load_on_truncate()`)
    this.addSql("delete from rental_load_step")
    this.addSql(count(stepsOf("rental_reservation", 1)))
    this.addSql(TIED)
  }

  override async down(): Promise<void> {
    this.addSql("drop index if exists rental_reservation_tied")
    for (const event of [...Object.keys(EVENTS), "truncate"]) {
      this.addSql(`drop trigger if exists rental_windows_${event} on rental_reservation`)
      this.addSql(`drop function if exists rental_load_on_${event}`)
    }
    this.addSql("drop table if exists rental_load_step")
  }
}
