import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const column = (ofReturned: string) => [
  "alter table rental_reservation drop column if exists stands_to",
  `alter table rental_reservation add column stands_to date generated always as
    (case when swapped_out_of is not null then end_day - 1 ${ofReturned} else end_day end) stored`,
  `create index if not exists rental_reservation_history on rental_reservation (unit_id, stands_from)
    include (stands_to, kind, product_id, order_line_id) where status <> 'cancelled' and deleted_at is null`,
]
const UNTIL_FREE = "when status = 'returned' then greatest(start_day, window_start, least(end_day, window_end))"

/** A unit that came back early stands for its rental until it is somebody else's to have. */
export class Migration20261127171500 extends Migration {
  override async up(): Promise<void> {
    for (const statement of column(UNTIL_FREE)) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of column("")) this.addSql(statement)
  }
}
