import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const STAMPS = `
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz`

export class Migration20261121000100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists session_account (
      customer_id text primary key,
      email text not null check (email = lower(email)),
      sector text not null,
      address text not null,
      postalcode text not null,
      city text not null,
      company_uid text,
      activated_at timestamptz,
      last_password_change timestamptz,
      ${STAMPS})`)
    this.addSql(`create unique index if not exists session_account_email on session_account (email)`)

    this.addSql(`create table if not exists session_login_token (
      token_hash text primary key,
      customer_id text not null,
      last_used_at timestamptz not null default now(),
      ${STAMPS})`)
    this.addSql(`create index if not exists session_login_token_customer on session_login_token (customer_id)`)
    this.addSql(`create index if not exists session_login_token_last_used on session_login_token (last_used_at)`)

    this.addSql(`create table if not exists session_link_token (
      token_hash text primary key,
      customer_id text not null,
      purpose text not null check (purpose in ('activation', 'reset')),
      expires_at timestamptz not null,
      used_at timestamptz,
      ${STAMPS})`)
    this.addSql(`create index if not exists session_link_token_customer on session_link_token (customer_id)`)

    this.addSql(`create table if not exists session_attempt (
      id bigint generated always as identity primary key,
      rule text not null,
      subject text not null,
      attempted_at timestamptz not null default clock_timestamp())`)
    this.addSql(`create index if not exists session_attempt_window on session_attempt (rule, subject, attempted_at)`)
    this.addSql(`create index if not exists session_attempt_age on session_attempt (attempted_at)`)

    this.addSql(`create table if not exists session_known_address (
      customer_id text not null,
      address text not null,
      last_login_at timestamptz not null default now(),
      primary key (customer_id, address))`)
  }

  override async down(): Promise<void> {
    for (const table of ["account", "login_token", "link_token", "attempt", "known_address"])
      this.addSql(`drop table if exists session_${table}`)
  }
}
