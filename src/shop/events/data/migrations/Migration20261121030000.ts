import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const STAMPS = `
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz`

const TIME = "~ '^([01]\\d|2[0-3]):[0-5]\\d$'"

const TABLES = [
  `create table if not exists event (
    id text primary key,
    slug text not null,
    name text not null,
    subtitle text not null default '',
    location text not null check (location in ('olten', 'chur', 'bern')),
    venue text not null default '',
    venue_address text not null default '',
    day date not null,
    start_time text not null check (start_time ${TIME}),
    end_time text not null check (end_time ${TIME}),
    seats integer check (seats >= 0),
    thumbnail text,
    thumbnail_alt text not null default '',
    content text not null default '',
    ${STAMPS},
    check (end_time > start_time))`,
  `create table if not exists event_image (
    id text primary key,
    event_id text not null references event (id) on delete cascade,
    url text not null,
    alt text not null default '',
    sort_order integer not null default 0,
    ${STAMPS})`,
  `create table if not exists event_registration (
    id text primary key,
    event_id text not null references event (id) on delete cascade,
    company text not null,
    sector text not null,
    first_name text not null,
    last_name text not null,
    address text not null,
    postalcode text not null,
    city text not null,
    phone text not null,
    email text not null,
    ${STAMPS})`,
]

const INDEXES = [
  "create unique index if not exists event_slug on event (slug) where deleted_at is null",
  "create index if not exists event_location_day on event (location, day) where deleted_at is null",
  "create index if not exists event_image_event on event_image (event_id) where deleted_at is null",
  // One person is one registration, however often the form is sent and however the name is capitalised.
  `create unique index if not exists event_registration_person on event_registration
    (event_id, lower(email), lower(first_name), lower(last_name)) where deleted_at is null`,
]

export class Migration20261121030000 extends Migration {
  override async up(): Promise<void> {
    for (const statement of [...TABLES, ...INDEXES]) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const table of ["event_registration", "event_image", "event"]) this.addSql(`drop table if exists ${table}`)
  }
}
