import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const STAMPS = `
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz`

/** One process at a time: who has the token until then. */
const LEASE = `
  lease_token text,
  lease_until timestamptz`

/** A write that was announced and of which no answer is known. */
const DOUBT = `
  doubt_lookups integer check (doubt_lookups in (0, 1)),
  doubt_at timestamptz,
  check ((doubt_lookups is null) = (doubt_at is null))`

const TABLES = [
  `create table if not exists erp_mirror (
    id text primary key,
    kind text not null check (kind in
      ('order', 'cancellation', 'extension', 'late_return', 'early_return', 'waiver', 'order_cancellation')),
    order_id text not null,
    change_id text unique,
    customer_id text,
    serial integer not null check (serial >= 1 and (serial = 1) = (kind = 'order')),
    state text not null default 'new' check (state in
      ('new', 'contact', 'order', 'invoice', 'tagged', 'issued', 'done', 'credit', 'parked')),
    contact_id text,
    erp_order_id text,
    erp_order_number text,
    erp_invoice_id text,
    erp_invoice_number text,
    credit integer,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null default now(),
    last_attempt_at timestamptz,
    started_at timestamptz not null default now(),
    last_error_class text,
    last_error text,
    alarm text check (alarm in ('parked', 'late', 'credit')),
    alarmed_at timestamptz,
    solved_by text,
    ${LEASE},
    ${DOUBT},
    ${STAMPS},
    unique (order_id, serial))`,
  // One row each: the contact that a customer is in the ERP. No contact yet: somebody may be making it.
  `create table if not exists erp_contact (
    customer_id text primary key,
    contact_id text,
    ${LEASE},
    ${DOUBT},
    ${STAMPS})`,
  `create table if not exists erp_invoice (
    id text primary key,
    order_id text,
    customer_id text,
    contact_id text not null,
    number text not null,
    title text not null default '',
    state text not null check (state in ('draft', 'open', 'partial', 'paid', 'cancelled')),
    date date not null,
    due_date date not null,
    total integer not null,
    received integer not null,
    positions jsonb not null default '[]',
    changed_at text not null,
    ${STAMPS})`,
  // What all processes know of the ERP: whether it may be asked at all.
  `create table if not exists erp_gate (
    id text primary key default 'erp' check (id = 'erp'),
    reason text check (reason in ('auth', 'rate_limit', 'down')),
    closed_until timestamptz,
    failures integer not null default 0,
    alarmed_at timestamptz)`,
  "insert into erp_gate default values on conflict do nothing",
  // Work that one process does for all, each so often.
  `create table if not exists erp_task (
    id text primary key,
    due_at timestamptz not null default now(),
    lease_until timestamptz,
    watermark timestamptz)`,
  `create table if not exists erp_alarm (
    id text primary key,
    cause text not null,
    mirror_ids jsonb not null default '[]',
    ${STAMPS})`,
  `create table if not exists erp_token (
    id text primary key,
    value text not null,
    updated_at timestamptz not null default now())`,
]

const UNFINISHED = "state not in ('done', 'credit', 'parked')"

const INDEXES = [
  `create index if not exists erp_mirror_unfinished on erp_mirror (created_at, id) where ${UNFINISHED}`,
  "create index if not exists erp_mirror_invoice on erp_mirror (erp_invoice_id)",
  "create index if not exists erp_mirror_alarm on erp_mirror (alarm) where alarm is not null and alarmed_at is null",
  "create index if not exists erp_contact_contact on erp_contact (contact_id)",
  "create index if not exists erp_invoice_order on erp_invoice (order_id)",
  "create index if not exists erp_invoice_customer on erp_invoice (customer_id, date)",
]

const NAMES = ["mirror", "contact", "invoice", "gate", "task", "alarm", "token"]

export class Migration20261121061000 extends Migration {
  override async up(): Promise<void> {
    for (const statement of [...TABLES, ...INDEXES]) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const name of NAMES) this.addSql(`drop table if exists erp_${name}`)
  }
}
