import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const STAMPS = `
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()`

const STATEMENTS = [
  // An order that is billed by the month; the next invoice is due on `next_on`, null if none is to come.
  `create table if not exists order_billing (
    order_id text primary key,
    started_by text not null,
    next_on date,
    ${STAMPS})`,
  // What was billed at once, of the order or of one of its extensions (change_id); never altered.
  `create table if not exists order_instalment (
    id text primary key,
    order_id text not null references order_billing (order_id),
    change_id text,
    number integer not null check (number >= 1),
    day date not null,
    period_start date not null,
    period_end date not null check (period_end >= period_start),
    charges jsonb not null,
    total integer not null check (total >= 0),
    is_settlement boolean not null,
    ${STAMPS},
    unique (order_id, number))`,
  "create index if not exists order_billing_next on order_billing (next_on) where next_on is not null",
]

/** Orders that are billed by the month. */
export class Migration20261123084010 extends Migration {
  override async up(): Promise<void> {
    for (const statement of STATEMENTS) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const table of ["order_instalment", "order_billing"]) this.addSql(`drop table if exists ${table}`)
  }
}
