import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * What customers were told of an invoice, in its order; the next number can be taken once. Of invoices that are there
 * already, everything has been told.
 */
export class Migration20261122145500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists erp_invoice_notice (
      invoice_id text not null references erp_invoice (id) on delete cascade,
      serial integer not null check (serial >= 1),
      kind text not null check (kind in ('issued', 'changed', 'cancelled')),
      content text,
      created_at timestamptz not null default now(),
      primary key (invoice_id, serial))`)
    this.addSql(`insert into erp_invoice_notice (invoice_id, serial, kind)
      select id, 1, case state when 'cancelled' then 'cancelled' else 'issued' end
        from erp_invoice where state <> 'draft' and order_id is not null
      on conflict do nothing`)
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists erp_invoice_notice")
  }
}
