import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The owner's settings about rentals: one row. They decide about every product's days, so their change is a new version of
 * what all products share.
 */
export class Migration20261121120000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists rental_setting (
      id text primary key check (id = 'rental'),
      value jsonb not null check (
        (value->>'horizonMonths')::integer between 1 and 36
        and value->>'dispatchCutOff' ~ '^([01]\\d|2[0-3]):[0-5]\\d$'
        and (value->>'holdMinutes')::integer > 0),
      version integer not null check (version > 0),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz)`)
    this.addSql(`create or replace trigger rental_version after insert or update or delete or truncate on rental_setting
      for each statement execute function rental_shared_changed()`)
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists rental_setting")
  }
}
