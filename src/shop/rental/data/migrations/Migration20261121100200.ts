import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Reports of past months read a unit's rentals in the order of their days, from the index alone. */
export class Migration20261121100200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists rental_reservation_history on rental_reservation (unit_id, start_day)
         include (end_day, kind, product_id, order_line_id) where status <> 'cancelled' and deleted_at is null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql("drop index if exists rental_reservation_history")
  }
}
