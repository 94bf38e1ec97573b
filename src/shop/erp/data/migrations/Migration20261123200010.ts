import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const KINDS =
  "'order', 'cancellation', 'extension', 'late_return', 'early_return', 'waiver', 'order_cancellation', 'damage', 'refund', 'instalment'"

const allow = (kinds: string) => [
  "alter table erp_mirror drop constraint if exists erp_mirror_kind_check",
  `alter table erp_mirror add constraint erp_mirror_kind_check check (kind in (${kinds}))`,
]

/** Rentals that staff give other dates. */
export class Migration20261123200010 extends Migration {
  override async up(): Promise<void> {
    for (const statement of allow(`${KINDS}, 'rescheduling'`)) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of allow(KINDS)) this.addSql(statement)
  }
}
