import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const STAMPS = `
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz`

/** Staff who act in a customer's name: the link, the login it is exchanged for, and what was done. */
export class Migration20261121060000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists session_impersonation (
      id text primary key,
      token_hash text not null,
      customer_id text not null,
      staff_id text not null,
      reason text not null check (trim(reason) <> ''),
      expires_at timestamptz not null,
      used_at timestamptz,
      session_expires_at timestamptz,
      ${STAMPS})`)
    this.addSql(`create unique index if not exists session_impersonation_token on session_impersonation (token_hash)`)
    this.addSql(
      `create index if not exists session_impersonation_customer on session_impersonation (customer_id, created_at)`,
    )

    this.addSql(`create table if not exists session_impersonation_event (
      id bigint generated always as identity primary key,
      impersonation_id text references session_impersonation (id) on delete cascade,
      kind text not null check (kind in ('issued', 'exchanged', 'rejected', 'called', 'refused', 'ordered', 'ended')),
      detail text,
      at timestamptz not null default clock_timestamp())`)
    this.addSql(
      `create index if not exists session_impersonation_event_of on session_impersonation_event (impersonation_id)`,
    )

    this.addSql(`alter table session_login_token
      add column if not exists impersonation_id text references session_impersonation (id) on delete cascade,
      add column if not exists expires_at timestamptz`)
    this.addSql(
      `create index if not exists session_login_token_impersonation on session_login_token (impersonation_id)
       where impersonation_id is not null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table session_login_token
      drop column if exists impersonation_id, drop column if exists expires_at`)
    for (const table of ["impersonation_event", "impersonation"]) this.addSql(`drop table if exists session_${table}`)
  }
}
