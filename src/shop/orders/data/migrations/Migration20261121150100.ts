import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121150100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists order_note (
      id text primary key,
      order_id text not null,
      staff_id text not null,
      text text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz)`)
    this.addSql(
      "create index if not exists order_note_order on order_note (order_id, created_at) where deleted_at is null",
    )
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists order_note")
  }
}
