import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** All reservations of a line, those of exchanged units too: what each unit earned is asked for line by line. */
export class Migration20261126150100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create index if not exists rental_reservation_line on rental_reservation (order_line_id)
      where order_line_id is not null`)
  }

  override async down(): Promise<void> {
    this.addSql("drop index if exists rental_reservation_line")
  }
}
