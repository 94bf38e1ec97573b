import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The rates a quote was computed with; before they could be changed, these were the only ones. */
export class Migration20261121122000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table quote
      add column if not exists vat_permille integer not null default 81 check (vat_permille between 0 and 1000),
      add column if not exists shipping_fee integer not null default 1000 check (shipping_fee >= 0)`)
    this.addSql("alter table quote alter column vat_permille drop default, alter column shipping_fee drop default")
  }

  override async down(): Promise<void> {
    this.addSql("alter table quote drop column if exists vat_permille, drop column if exists shipping_fee")
  }
}
