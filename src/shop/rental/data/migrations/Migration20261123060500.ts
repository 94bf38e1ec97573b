import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const KINDS = "'cancellation', 'extension', 'late_return', 'early_return', 'waiver', 'damage'"

const allow = (kinds: string) => [
  "alter table rental_change drop constraint if exists rental_change_kind_check",
  `alter table rental_change add constraint rental_change_kind_check check (kind in (${kinds}))`,
]

/** A deposit is given back, once. */
export class Migration20261123060500 extends Migration {
  override async up(): Promise<void> {
    for (const statement of allow(`${KINDS}, 'refund'`)) this.addSql(statement)
    this.addSql(
      `create unique index if not exists rental_change_refund_once on rental_change (reservation_id)
         where kind = 'refund' and deleted_at is null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql("drop index if exists rental_change_refund_once")
    for (const statement of allow(KINDS)) this.addSql(statement)
  }
}
