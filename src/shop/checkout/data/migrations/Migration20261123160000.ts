import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TABLE = `create table if not exists staff_hold (
  id text primary key,
  customer_id text not null,
  staff_id text not null,
  lines jsonb not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz)`

export class Migration20261123160000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(TABLE)
    this.addSql("create index if not exists staff_hold_open on staff_hold (expires_at) where ended_at is null")
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists staff_hold")
  }
}
