import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const KINDS = "'cancellation', 'extension', 'late_return', 'early_return', 'waiver', 'damage', 'refund'"

const allow = (kinds: string) => [
  "alter table rental_change drop constraint if exists rental_change_kind_check",
  `alter table rental_change add constraint rental_change_kind_check check (kind in (${kinds}))`,
]

/** Staff choose other dates; what they make shorter may be extended to the same end again. */
export class Migration20261123200000 extends Migration {
  override async up(): Promise<void> {
    for (const statement of allow(`${KINDS}, 'rescheduling'`)) this.addSql(statement)
    this.addSql("drop index if exists rental_change_end_once")
  }

  override async down(): Promise<void> {
    for (const statement of allow(KINDS)) this.addSql(statement)
    this.addSql(
      `create unique index if not exists rental_change_end_once on rental_change (reservation_id, (details->'period_after'->>'end'))
         where kind = 'extension' and deleted_at is null`,
    )
  }
}
