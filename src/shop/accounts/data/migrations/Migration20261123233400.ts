import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Second factors of staff: their secrets sealed, their recovery codes as hashes, and logins that wait for a code. */
export class Migration20261123233400 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists session_staff_factor (
      user_id text primary key,
      sealed_secret text not null,
      is_confirmed boolean not null default false,
      last_step bigint not null default 0,
      created_at timestamptz not null default now())`)
    this.addSql(`create table if not exists session_staff_recovery_code (
      user_id text not null references session_staff_factor (user_id) on delete cascade,
      code_hash text not null,
      primary key (user_id, code_hash))`)
    this.addSql(`create table if not exists session_staff_challenge (
      id_hash text primary key,
      user_id text not null,
      expires_at timestamptz not null)`)
    this.addSql("create index if not exists session_staff_challenge_user on session_staff_challenge (user_id)")
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists session_staff_challenge")
    this.addSql("drop table if exists session_staff_recovery_code")
    this.addSql("drop table if exists session_staff_factor")
  }
}
