import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const KINDS =
  "'order', 'cancellation', 'extension', 'late_return', 'early_return', 'waiver', 'order_cancellation', 'damage', 'refund'"

const allow = (kinds: string) => [
  "alter table erp_mirror drop constraint if exists erp_mirror_kind_check",
  `alter table erp_mirror add constraint erp_mirror_kind_check check (kind in (${kinds}))`,
]

/** Instalments of an order that is billed by the month. */
export class Migration20261123084020 extends Migration {
  override async up(): Promise<void> {
    for (const statement of allow(`${KINDS}, 'instalment'`)) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of allow(KINDS)) this.addSql(statement)
  }
}
