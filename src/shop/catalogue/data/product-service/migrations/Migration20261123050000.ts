import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What a service is charged by, and the group of which one may be chosen; those of before are charged once per rental. */
export class Migration20261123050000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table product_service
      add column if not exists basis text not null default 'rental',
      add column if not exists permille integer not null default 0,
      add column if not exists group_name text not null default ''`)
    this.addSql(`alter table product_service
      add constraint product_service_basis_check check (basis in ('rental', 'day', 'permille')),
      add constraint product_service_permille_check check (permille between 0 and 1000),
      add constraint product_service_amount_check
        check (case when basis = 'permille' then price_rappen = 0 else permille = 0 end)`)
  }

  override async down(): Promise<void> {
    this.addSql(
      "alter table product_service drop column if exists basis, drop column if exists permille, drop column if exists group_name",
    )
  }
}
