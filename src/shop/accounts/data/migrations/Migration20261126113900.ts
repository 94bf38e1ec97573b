import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Accesses of machines: what the secret key of Medusa's behind each may, until when and how often. */
export class Migration20261126113900 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists session_machine_access (
      id text primary key,
      key_id text not null unique,
      name text not null,
      scopes text[] not null,
      per_minute integer not null,
      expires_on date,
      created_by text not null,
      created_at timestamptz not null default now(),
      revoked_at timestamptz,
      last_used_at timestamptz,
      minute_began_at timestamptz,
      calls_of_minute integer not null default 0,
      constraint session_machine_access_scopes check (cardinality(scopes) between 1 and 50),
      constraint session_machine_access_per_minute check (per_minute between 1 and 6000))`)
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists session_machine_access")
  }
}
