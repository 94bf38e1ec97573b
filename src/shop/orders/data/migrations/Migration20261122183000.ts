import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Waits for orders that are being placed, and lets the next ones wait. */
const ALONE = 'lock table "order" in share row exclusive mode'

const FORMER_NUMBER = "'W-' || (display_id + 1000)"

/** By what people call it; one that has no name was read like the others. Those that are counted by it stay. */
const LIFT = `update "order" set display_id = display_id + 1000, custom_display_id = ${FORMER_NUMBER}
  where coalesce(custom_display_id, ${FORMER_NUMBER}) = ${FORMER_NUMBER}`

const LOWER = `update "order" set display_id = display_id - 1000
  where custom_display_id = 'W-' || display_id and display_id > 1000`

const SEQUENCE = `pg_get_serial_sequence('"order"', 'display_id')`

/** The next order follows the highest, and never one that was counted meanwhile; the first is 1001. */
const COUNT_ON = `select setval(${SEQUENCE},
  greatest(1000, max(display_id), pg_sequence_last_value(${SEQUENCE}::regclass))) from "order"`

const COUNT_FROM_ONE = `select setval(${SEQUENCE}, greatest(1, max(display_id)), count(*) > 0) from "order"`

/** Medusa counted orders from 1 besides the shop's number: its order 42 was 'W-1042', and is its order 1042 from now on. */
export class Migration20261122183000 extends Migration {
  override async up(): Promise<void> {
    for (const statement of [ALONE, LIFT, COUNT_ON]) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of [ALONE, LOWER, COUNT_FROM_ONE]) this.addSql(statement)
  }
}
