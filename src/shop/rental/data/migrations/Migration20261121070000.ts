import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What staff have in hand today, and reminders, are found without reading the history. */
export class Migration20261121070000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists rental_reservation_in_hand on rental_reservation (end_day)
         where kind = 'rental' and status in ('reserved', 'handed_over') and deleted_at is null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql("drop index if exists rental_reservation_in_hand")
  }
}
