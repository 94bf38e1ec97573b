import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Discounts of a company are rows of the same table; one belongs to either. */
export class Migration20261123093000 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table customer_discount alter column customer_id drop not null")
    this.addSql(`alter table customer_discount
      add column if not exists company_id text references company_account (id) on delete cascade`)
    this.addSql("alter table customer_discount drop constraint if exists customer_discount_one_owner")
    this.addSql(`alter table customer_discount
      add constraint customer_discount_one_owner check (num_nonnulls(customer_id, company_id) = 1)`)
    this.addSql(`create unique index if not exists company_discount_once on customer_discount
      (company_id, coalesce(kind, ''), coalesce(product_id, ''))`)
  }

  override async down(): Promise<void> {
    this.addSql("delete from customer_discount where customer_id is null")
    this.addSql("drop index if exists company_discount_once")
    this.addSql("alter table customer_discount drop constraint if exists customer_discount_one_owner")
    this.addSql("alter table customer_discount drop column if exists company_id")
    this.addSql("alter table customer_discount alter column customer_id set not null")
  }
}
