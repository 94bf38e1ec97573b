import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Of several rentals that were recorded as out with the same unit, the last has it: the others must have come back. */
const SETTLE = `update rental_reservation early set status = 'returned', updated_at = now()
  where early.status = 'handed_over' and early.deleted_at is null and exists (
    select from rental_reservation late
     where late.unit_id = early.unit_id and late.id <> early.id and late.status = 'handed_over'
       and late.deleted_at is null and (late.window_start, late.id) > (early.window_start, early.id))`

/** A unit is with one customer at a time, whatever the application does. */
export class Migration20261122150100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(SETTLE)
    this.addSql(`create unique index if not exists rental_reservation_out_once on rental_reservation (unit_id)
      where status = 'handed_over' and deleted_at is null`)
  }

  override async down(): Promise<void> {
    this.addSql("drop index if exists rental_reservation_out_once")
  }
}
