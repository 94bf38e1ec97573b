import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The certificates of a unit's calibrations by their file, the newest being in force; one taken back by staff is deleted. */
const CERTIFICATES = `create table if not exists rental_certificate (
  file_id text primary key,
  unit_id text not null references rental_unit (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz)`

/** A unit that came back and waits until staff have looked at it. Without a row, or with `inspected_at`, it waits for nothing. */
const INSPECTIONS = `create table if not exists rental_inspection (
  reservation_id text primary key references rental_reservation (id) on delete cascade,
  unit_id text not null references rental_unit (id),
  returned_on date not null,
  inspected_at timestamptz,
  inspected_by text,
  note text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now())`

/** A unit is named by its serial number however it is written. */
const INDEXES = [
  "drop index if exists rental_unit_serial_number",
  `create unique index if not exists rental_unit_serial_number on rental_unit (lower(serial_number))
     where deleted_at is null`,
  "create index if not exists rental_certificate_unit on rental_certificate (unit_id, created_at desc)",
  `create index if not exists rental_inspection_open on rental_inspection (unit_id) where inspected_at is null`,
]

export class Migration20261121100000 extends Migration {
  override async up(): Promise<void> {
    for (const statement of [CERTIFICATES, INSPECTIONS, ...INDEXES]) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const table of ["rental_certificate", "rental_inspection"]) this.addSql(`drop table if exists ${table}`)
    this.addSql("drop index if exists rental_unit_serial_number")
    this.addSql(
      "create unique index if not exists rental_unit_serial_number on rental_unit (serial_number) where deleted_at is null",
    )
  }
}
