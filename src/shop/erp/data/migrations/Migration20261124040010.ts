import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const KINDS =
  "'order', 'cancellation', 'extension', 'late_return', 'early_return', 'waiver', 'order_cancellation', 'damage', 'refund', 'instalment', 'rescheduling'"

const allow = (kinds: string) => [
  "alter table erp_mirror drop constraint if exists erp_mirror_kind_check",
  `alter table erp_mirror add constraint erp_mirror_kind_check check (kind in (${kinds}))`,
]

/** Parts that don't come back. */
export class Migration20261124040010 extends Migration {
  override async up(): Promise<void> {
    for (const statement of allow(`${KINDS}, 'missing_part'`)) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of allow(KINDS)) this.addSql(statement)
  }
}
