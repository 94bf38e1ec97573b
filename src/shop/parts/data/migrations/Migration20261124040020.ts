import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const UP = [
  `create table if not exists part_pool (
    id text primary key,
    name text not null,
    price_rappen integer not null check (price_rappen >= 0),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now())`,
  `create table if not exists part_item (
    id text primary key,
    pool_id text not null references part_pool (id),
    serial_number text not null,
    unit_id text,
    state text not null default 'ok' check (state in ('ok', 'repair', 'missing', 'retired')),
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now())`,
  "create unique index if not exists part_item_serial on part_item (lower(serial_number)) where state <> 'retired'",
  "create index if not exists part_item_pool on part_item (pool_id)",
  // What is counted has a name and a price of its own, what has serial numbers those of its pool.
  `create table if not exists set_part (
    id text primary key,
    product_id text not null,
    pool_id text references part_pool (id),
    name text not null default '',
    price_rappen integer not null default 0 check (price_rappen >= 0),
    quantity integer not null check (quantity between 1 and 99),
    sort_order integer not null default 0,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    withdrawn_at timestamptz,
    check (pool_id is not null or name <> ''))`,
  "create index if not exists set_part_product on set_part (product_id) where withdrawn_at is null",
  "create unique index if not exists set_part_pool_once on set_part (product_id, pool_id) where pool_id is not null and withdrawn_at is null",
  `create table if not exists part_issue (
    id text primary key,
    reservation_id text not null,
    unit_id text not null,
    part_id text not null references set_part (id),
    item_id text references part_item (id),
    name text not null,
    serial_number text,
    price_rappen integer not null check (price_rappen >= 0),
    quantity integer not null check (quantity between 1 and 99),
    back integer not null default 0,
    given_at timestamptz not null default now(),
    closed_at timestamptz,
    check (back between 0 and quantity),
    check (item_id is null or quantity = 1))`,
  "create index if not exists part_issue_reservation on part_issue (reservation_id)",
  // One piece is with one customer.
  "create unique index if not exists part_issue_out_once on part_issue (item_id) where item_id is not null and closed_at is null",
  `create table if not exists part_lack (
    id text primary key,
    issue_id text not null references part_issue (id),
    quantity integer not null check (quantity >= 0),
    settlement text not null check (settlement in ('billed', 'waived')),
    reason text not null default '',
    change_id text,
    noticed_on date not null,
    closed_at timestamptz,
    closed_as text check (closed_as in ('found', 'replaced')),
    created_at timestamptz not null default now(),
    check ((closed_at is null) = (closed_as is null)),
    check (closed_at is not null or quantity > 0))`,
  "create index if not exists part_lack_open on part_lack (noticed_on) where closed_at is null",
  "create index if not exists part_lack_issue on part_lack (issue_id)",
]

const TABLES = ["part_lack", "part_issue", "set_part", "part_item", "part_pool"]

/** What goes along with a rented device, who has it, and what of it is missing. */
export class Migration20261124040020 extends Migration {
  override async up(): Promise<void> {
    for (const statement of UP) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const table of TABLES) this.addSql(`drop table if exists ${table}`)
  }
}
