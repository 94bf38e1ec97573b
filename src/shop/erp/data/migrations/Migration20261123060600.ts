import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const KINDS =
  "'order', 'cancellation', 'extension', 'late_return', 'early_return', 'waiver', 'order_cancellation', 'damage'"

const allow = (kinds: string) => [
  "alter table erp_mirror drop constraint if exists erp_mirror_kind_check",
  `alter table erp_mirror add constraint erp_mirror_kind_check check (kind in (${kinds}))`,
]

/** A deposit that is given back becomes a credit. */
export class Migration20261123060600 extends Migration {
  override async up(): Promise<void> {
    for (const statement of allow(`${KINDS}, 'refund'`)) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of allow(KINDS)) this.addSql(statement)
  }
}
