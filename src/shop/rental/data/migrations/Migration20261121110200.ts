import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const UP = [
  `create table if not exists rental_protocol (
    id text primary key,
    reservation_id text not null references rental_reservation (id),
    order_id text,
    order_line_id text,
    kind text not null check (kind in ('hand_over', 'return')),
    day date not null,
    product text not null,
    serial_number text not null,
    checklist jsonb not null default '[]',
    note text not null default '',
    photos jsonb not null default '[]',
    signer text not null default '',
    signature_id text,
    unsigned_reason text not null default '',
    staff_id text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    check ((signature_id is not null and signer <> '') or unsigned_reason <> ''))`,
  `create unique index if not exists rental_protocol_once on rental_protocol (reservation_id, kind)
     where deleted_at is null`,
  "create index if not exists rental_protocol_order on rental_protocol (order_id, created_at) where deleted_at is null",
]

/** What staff and customer found when a unit changed hands. */
export class Migration20261121110200 extends Migration {
  override async up(): Promise<void> {
    for (const statement of UP) this.addSql(statement)
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists rental_protocol")
  }
}
