import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What happened, who wants to know, and what each of them was told. */
export class Migration20261123234200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists outbox_event (
      position bigint generated always as identity primary key,
      id text not null unique default 'evt_' || replace(gen_random_uuid()::text, '-', ''),
      type text not null,
      version integer not null,
      subject_type text not null,
      subject_id text not null,
      data jsonb not null,
      occurred_at timestamptz not null)`)
    this.addSql("create index if not exists outbox_event_age on outbox_event (occurred_at)")
    this.addSql(`create table if not exists outbox_subscriber (
      id text primary key,
      types text[],
      paused_at timestamptz,
      pause_reason text,
      failures integer not null default 0,
      failing_since timestamptz,
      retry_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      constraint outbox_subscriber_types check (types is null or cardinality(types) between 1 and 50))`)
    this.addSql(`create table if not exists outbox_delivery (
      subscriber_id text not null references outbox_subscriber on delete cascade,
      position bigint not null references outbox_event on delete cascade,
      subject text not null,
      attempts integer not null default 0,
      due_at timestamptz not null default now(),
      last_status integer,
      last_error text,
      last_at timestamptz,
      ended_at timestamptz,
      is_delivered boolean not null default false,
      primary key (subscriber_id, position))`)
    this.addSql(`create index if not exists outbox_delivery_order
      on outbox_delivery (subscriber_id, subject, position) where ended_at is null`)
    this.addSql(`create index if not exists outbox_delivery_due
      on outbox_delivery (subscriber_id, due_at) where ended_at is null`)
    this.addSql("create index if not exists outbox_delivery_event on outbox_delivery (position)")
    this.addSql(`create or replace function outbox_write(
        type text, version integer, subject_type text, subject_id text, data jsonb, at timestamptz)
      returns void language sql as $$
        with event as (
          insert into outbox_event (type, version, subject_type, subject_id, data, occurred_at)
          values ($1, $2, $3, $4, $5, $6) returning position)
        insert into outbox_delivery (subscriber_id, position, subject)
        select subscriber.id, event.position, $3 || ':' || $4
          from event join outbox_subscriber subscriber
            on subscriber.types is null or $1 = any(subscriber.types)
      $$`)
  }

  override async down(): Promise<void> {
    this.addSql("drop function if exists outbox_write(text, integer, text, text, jsonb, timestamptz)")
    this.addSql("drop table if exists outbox_delivery, outbox_subscriber, outbox_event")
  }
}
