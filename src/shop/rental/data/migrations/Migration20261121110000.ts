import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const KINDS = "'cancellation', 'extension', 'late_return', 'early_return', 'waiver'"

const UP = [
  "alter table rental_change drop constraint if exists rental_change_kind_check",
  `alter table rental_change add constraint rental_change_kind_check check (kind in (${KINDS}, 'damage'))`,
  "alter table rental_change add column if not exists note text not null default ''",
  "alter table rental_change add column if not exists waives text references rental_change (id)",
  "alter table rental_change add constraint rental_change_waives_check check (waives is null or kind = 'waiver')",
  // What is waived is waived once; a damage that is sent again is the same damage.
  `create unique index if not exists rental_change_waived_once on rental_change (waives)
     where waives is not null and deleted_at is null`,
  `create unique index if not exists rental_change_damage_once on rental_change (reservation_id, (details->>'key'))
     where kind = 'damage' and deleted_at is null`,
]

const DOWN = [
  "drop index if exists rental_change_damage_once",
  "drop index if exists rental_change_waived_once",
  "alter table rental_change drop constraint if exists rental_change_waives_check",
  "alter table rental_change drop column if exists waives",
  "alter table rental_change drop column if exists note",
  "alter table rental_change drop constraint if exists rental_change_kind_check",
  `alter table rental_change add constraint rental_change_kind_check check (kind in (${KINDS}))`,
]

/** Damages are charged, and what was charged can be waived by name. */
export class Migration20261121110000 extends Migration {
  override async up(): Promise<void> {
    for (const statement of UP) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of DOWN) this.addSql(statement)
  }
}
