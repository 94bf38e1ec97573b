import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const KINDS = "'cancellation', 'extension', 'late_return', 'early_return', 'waiver', 'damage', 'refund', 'rescheduling'"

const allow = (kinds: string) => [
  "alter table rental_change drop constraint if exists rental_change_kind_check",
  `alter table rental_change add constraint rental_change_kind_check check (kind in (${kinds}))`,
]

/** Parts that don't come back are charged; what of them changed hands is on the paper that was signed. */
export class Migration20261124040000 extends Migration {
  override async up(): Promise<void> {
    for (const statement of allow(`${KINDS}, 'missing_part'`)) this.addSql(statement)
    this.addSql("alter table rental_protocol add column if not exists parts jsonb not null default '[]'")
  }

  override async down(): Promise<void> {
    this.addSql("alter table rental_protocol drop column if exists parts")
    for (const statement of allow(KINDS)) this.addSql(statement)
  }
}
