import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TABLE = `create table if not exists rental_change (
  id text primary key,
  order_id text not null,
  order_line_id text not null,
  reservation_id text not null references rental_reservation (id),
  kind text not null check (kind in ('cancellation', 'extension', 'late_return', 'early_return', 'waiver')),
  day date not null,
  fee integer not null check (fee >= 0),
  percent integer check (percent between 0 and 100),
  details jsonb not null default '{}',
  actor_type text not null check (actor_type in ('customer', 'staff', 'impersonation')),
  actor_id text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz)`

/** What ends a rental happens to it once, and no end is extended to twice. */
const INDEXES = [
  `create unique index if not exists rental_change_once on rental_change (reservation_id, kind)
    where kind in ('cancellation', 'late_return', 'early_return') and deleted_at is null`,
  `create unique index if not exists rental_change_end_once on rental_change (reservation_id, (details->'period_after'->>'end'))
    where kind = 'extension' and deleted_at is null`,
  "create index if not exists rental_change_order on rental_change (order_id, created_at) where deleted_at is null",
]

export class Migration20261121050000 extends Migration {
  override async up(): Promise<void> {
    for (const statement of [TABLE, ...INDEXES]) this.addSql(statement)
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists rental_change")
  }
}
