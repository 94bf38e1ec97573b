import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Templates of staff's mails, a name once among those in use, and what was sent to whom about an order, as it was sent. */
export class Migration20261123213700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists letter_template (
      id text primary key,
      name text not null,
      subject text not null,
      text text not null,
      version integer not null default 0,
      archived_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now())`)
    this.addSql(
      "create unique index if not exists letter_template_once on letter_template (lower(name)) where archived_at is null",
    )
    this.addSql(`create table if not exists order_letter (
      id text primary key,
      order_id text not null,
      staff_id text not null,
      recipients jsonb not null,
      subject text not null,
      text text not null,
      attachments jsonb not null,
      created_at timestamptz not null)`)
    this.addSql("create index if not exists order_letter_of_order on order_letter (order_id, created_at)")
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists order_letter")
    this.addSql("drop table if exists letter_template")
  }
}
