import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const STAMPS = `
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz`

const CATALOGUE_TABLES = [
  `create table if not exists rental_delivery_type (
    id text primary key,
    slug text not null,
    name text not null,
    description text not null default '',
    price_rappen integer not null default 0 check (price_rappen >= 0),
    preparation_days integer not null default 0 check (preparation_days >= 0),
    transit_out_days integer not null default 0 check (transit_out_days >= 0),
    transit_back_days integer not null default 0 check (transit_back_days >= 0),
    cut_off_time text check (cut_off_time ~ '^([01]\\d|2[0-3]):[0-5]\\d$'),
    needs_delivery_address boolean not null default false,
    is_default boolean not null default false,
    sort_order integer not null default 0,
    ${STAMPS})`,
  `create table if not exists rental_purpose (
    id text primary key,
    slug text not null,
    name text not null,
    description text not null default '',
    sort_order integer not null default 0,
    ${STAMPS})`,
  `create table if not exists rental_product (
    product_id text primary key,
    restocking_days integer not null default 0 check (restocking_days >= 0),
    ${STAMPS})`,
  `create table if not exists rental_product_purpose (
    id text primary key,
    product_id text not null references rental_product (product_id) on delete cascade,
    purpose_id text not null references rental_purpose (id) on delete cascade,
    ${STAMPS})`,
]

const FLEET_TABLES = [
  `create table if not exists rental_unit (
    id text primary key,
    product_id text not null,
    serial_number text not null,
    is_in_service boolean not null default true,
    calibration_due date,
    note text not null default '',
    ${STAMPS})`,
  `create table if not exists rental_closed_day (
    id text primary key,
    date date not null,
    name text not null,
    ${STAMPS})`,
  `create table if not exists rental_hold (
    id text primary key,
    customer_id text not null,
    line_id text not null,
    product_id text not null,
    window_start date not null,
    window_end date not null,
    expires_at timestamptz not null,
    renewals integer not null default 0,
    ${STAMPS},
    check (window_start <= window_end))`,
  `create table if not exists rental_reservation (
    id text primary key,
    product_id text not null,
    unit_id text not null references rental_unit (id),
    kind text not null default 'rental' check (kind in ('rental', 'repair', 'calibration', 'other')),
    status text not null default 'reserved' check (status in ('reserved', 'handed_over', 'returned', 'cancelled')),
    start_day date not null,
    end_day date not null,
    window_start date not null,
    window_end date not null,
    occupied daterange generated always as (daterange(window_start, window_end, '[]')) stored,
    days_after integer not null default 0 check (days_after >= 0),
    is_pinned boolean not null default false,
    delivery_type_id text,
    customer_id text,
    order_id text,
    order_line_id text,
    note text not null default '',
    ${STAMPS},
    check (start_day <= end_day),
    check (window_start <= window_end))`,
]

/**
 * No unit twice on one day, whatever the application does. Deferrable, because one update may move several reservations
 * between units: the check then comes at the end of the statement instead of after each row.
 */
const GUARD = `alter table rental_reservation add constraint rental_reservation_unit_once
  exclude using gist (unit_id with =, occupied with &&)
  where (status <> 'cancelled' and deleted_at is null)
  deferrable initially immediate`

/** A question about a product reads what ends today or later, never the table's history. */
const INDEXES = [
  `create index if not exists rental_reservation_ahead on rental_reservation (product_id, window_end)
    where status <> 'cancelled' and deleted_at is null`,
  `create index if not exists rental_reservation_out on rental_reservation (product_id)
    where status = 'handed_over' and deleted_at is null`,
  `create index if not exists rental_reservation_order on rental_reservation (order_id) where order_id is not null`,
  `create unique index if not exists rental_reservation_order_line on rental_reservation (order_line_id)
    where order_line_id is not null and status <> 'cancelled' and deleted_at is null`,
  `create index if not exists rental_unit_product on rental_unit (product_id) where deleted_at is null`,
  `create unique index if not exists rental_unit_serial_number on rental_unit (serial_number) where deleted_at is null`,
  `create index if not exists rental_hold_product on rental_hold (product_id, expires_at) where deleted_at is null`,
  `create unique index if not exists rental_hold_line on rental_hold (customer_id, line_id) where deleted_at is null`,
  `create unique index if not exists rental_closed_day_date on rental_closed_day (date) where deleted_at is null`,
  `create unique index if not exists rental_delivery_type_slug on rental_delivery_type (slug) where deleted_at is null`,
  `create unique index if not exists rental_purpose_slug on rental_purpose (slug) where deleted_at is null`,
  `create unique index if not exists rental_product_purpose_once on rental_product_purpose (product_id, purpose_id)
    where deleted_at is null`,
]

export class Migration20261121001500 extends Migration {
  override async up(): Promise<void> {
    this.addSql("create extension if not exists btree_gist")
    for (const statement of [...CATALOGUE_TABLES, ...FLEET_TABLES, GUARD, ...INDEXES]) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const table of [
      "rental_reservation",
      "rental_hold",
      "rental_closed_day",
      "rental_unit",
      "rental_product_purpose",
      "rental_product",
      "rental_purpose",
      "rental_delivery_type",
    ]) {
      this.addSql(`drop table if exists ${table} cascade`)
    }
  }
}
