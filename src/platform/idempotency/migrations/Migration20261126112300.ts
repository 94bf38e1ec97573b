import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Calls that came with an `Idempotency-Key`: whether they run, have had an effect, and what they were answered. */
export class Migration20261126112300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists idempotency_request (
      id text primary key,
      caller text not null,
      is_anonymous boolean not null,
      fingerprint text not null,
      attempt integer not null default 1,
      lease_until timestamptz not null,
      effect_at timestamptz,
      status integer,
      answer bytea,
      created_at timestamptz not null default now(),
      constraint idempotency_request_answer check (answer is null or status is not null))`)
    this.addSql("create index if not exists idempotency_request_caller on idempotency_request (caller)")
    this.addSql(`create index if not exists idempotency_request_anonymous
      on idempotency_request (is_anonymous) where is_anonymous`)
    this.addSql("create index if not exists idempotency_request_age on idempotency_request (created_at)")
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists idempotency_request")
  }
}
