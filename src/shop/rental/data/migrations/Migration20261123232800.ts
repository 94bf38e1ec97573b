import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Of a rental whose unit was exchanged for another, what the customer had before is a reservation of its own. Reports count the
 * days on which a unit really stood for it: the day of the exchange is the new one's.
 */
const COLUMNS = `alter table rental_reservation
  add column if not exists swapped_out_of text references rental_reservation (id),
  add column if not exists swap_key text,
  add column if not exists stands_from date generated always as (greatest(start_day, window_start)) stored,
  add column if not exists stands_to date
    generated always as (case when swapped_out_of is null then end_day else end_day - 1 end) stored`

const ONE_RENTAL_PER_LINE = (condition: string) => `
  create unique index if not exists rental_reservation_order_line on rental_reservation (order_line_id)
    where order_line_id is not null and status <> 'cancelled' and deleted_at is null ${condition}`

const UP = [
  COLUMNS,
  "drop index if exists rental_reservation_order_line",
  ONE_RENTAL_PER_LINE("and swapped_out_of is null"),
  // Sent again, it is the same swap.
  `create unique index if not exists rental_reservation_swap_once on rental_reservation (swapped_out_of, swap_key)
    where swapped_out_of is not null`,
  "drop index if exists rental_reservation_history",
  `create index if not exists rental_reservation_history on rental_reservation (unit_id, stands_from)
    include (stands_to, kind, product_id, order_line_id) where status <> 'cancelled' and deleted_at is null`,
  "alter table rental_protocol add column if not exists other_serial_number text",
  "alter table rental_protocol add column if not exists swap_reason text not null default ''",
]

const DOWN = [
  "alter table rental_protocol drop column if exists swap_reason",
  "alter table rental_protocol drop column if exists other_serial_number",
  "drop index if exists rental_reservation_history",
  "drop index if exists rental_reservation_order_line",
  "delete from rental_inspection where reservation_id in (select id from rental_reservation where swapped_out_of is not null)",
  "delete from rental_reservation where swapped_out_of is not null",
  `alter table rental_reservation drop column if exists stands_to, drop column if exists stands_from,
     drop column if exists swap_key, drop column if exists swapped_out_of`,
  ONE_RENTAL_PER_LINE(""),
  `create index if not exists rental_reservation_history on rental_reservation (unit_id, start_day)
    include (end_day, kind, product_id, order_line_id) where status <> 'cancelled' and deleted_at is null`,
]

/** The unit that a customer has can be exchanged for another. */
export class Migration20261123232800 extends Migration {
  override async up(): Promise<void> {
    for (const statement of UP) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of DOWN) this.addSql(statement)
  }
}
