import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TABLE = `create table if not exists wait_list_entry (
  id text primary key,
  email text not null check (email = lower(email)),
  customer_id text,
  product_id text not null,
  delivery_type_id text not null,
  start_day date not null,
  end_day date not null check (end_day >= start_day),
  flex_days integer not null check (flex_days between 0 and 7),
  state text not null check (state in ('unconfirmed', 'waiting', 'offered', 'taken', 'ended', 'expired')),
  queued_at timestamptz,
  offered_start date,
  offered_end date,
  offered_at timestamptz,
  offer_ends_at timestamptz,
  line_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (state in ('unconfirmed', 'ended') or queued_at is not null),
  check (state not in ('offered', 'taken', 'expired') or offer_ends_at is not null))`

const INDEXES = [
  // Asked for twice, it is one, until it is over.
  `create unique index if not exists wait_list_entry_once on wait_list_entry
    (email, product_id, delivery_type_id, start_day, end_day)
    where state in ('unconfirmed', 'waiting', 'offered') and deleted_at is null`,
  `create index if not exists wait_list_entry_queue on wait_list_entry (product_id, queued_at, id)
    where state in ('waiting', 'offered') and deleted_at is null`,
  "create index if not exists wait_list_entry_email on wait_list_entry (email)",
]

/**
 * Every change of a product's units, reservations and blocks gives it a new version (015): whoever waits for it is thought of
 * then. Without anybody waiting nothing is told, since notifications make commits wait for each other.
 */
const WAKE = `create or replace function wait_list_wake() returns trigger language plpgsql as $$
  begin
    if exists (select from wait_list_entry where state = 'waiting' and deleted_at is null
                 and new.product_id in (product_id, '*')) then
      perform pg_notify('wait_list', new.product_id);
    end if;
    return null;
  end $$`

const WAKE_TRIGGER = `create or replace trigger wait_list_wake after insert or update on rental_version
  for each row execute function wait_list_wake()`

export class Migration20261123010000 extends Migration {
  override async up(): Promise<void> {
    for (const statement of [TABLE, ...INDEXES, WAKE, WAKE_TRIGGER]) this.addSql(statement)
  }

  override async down(): Promise<void> {
    this.addSql("drop trigger if exists wait_list_wake on rental_version")
    this.addSql("drop function if exists wait_list_wake")
    this.addSql("drop table if exists wait_list_entry")
  }
}
