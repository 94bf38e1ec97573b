import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TABLE = `create table if not exists order_request (
  id text primary key,
  company_id text not null,
  customer_id text not null,
  impersonation_id text,
  cart_id text,
  form jsonb,
  shown jsonb not null,
  state text not null default 'open'
    check (state in ('open', 'approved', 'refused', 'withdrawn', 'expired', 'ended')),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by text,
  reason text check (reason <> ''),
  order_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'approved') = (order_id is not null)),
  check ((state = 'refused') = (reason is not null)),
  check (state <> 'open' or cart_id is not null and form is not null))`

const INDEXES = [
  "create index if not exists order_request_company on order_request (company_id, created_at)",
  "create index if not exists order_request_customer on order_request (customer_id)",
  // A cart is asked for once at a time, and becomes one order.
  "create unique index if not exists order_request_cart on order_request (cart_id) where cart_id is not null",
  "create unique index if not exists order_request_order on order_request (order_id) where order_id is not null",
  "create index if not exists order_request_open on order_request (expires_at) where state = 'open'",
]

/** What was decided stays so, and holds nothing any more, whoever decided it and by whatever statement. */
const DECIDED = `create or replace function order_request_decided() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old.state <> 'open' and new.state <> old.state then
      raise exception 'Request % is % already', old.id, old.state using errcode = 'check_violation';
    end if;
    if old.state = 'open' and (tg_op = 'DELETE' or new.state <> 'open') then
      delete from rental_hold where customer_id = 'offer:' || old.id;
    end if;
    return null;
  end $$`

/** Who leaves the company, by whatever way, asks for nothing in its name. */
const LEFT = `create or replace function order_request_left() returns trigger language plpgsql as $$
  begin
    update order_request set state = 'ended', ended_at = now(), updated_at = now()
     where customer_id = old.customer_id and company_id = old.company_id and state = 'open';
    return null;
  end $$`

const TRIGGERS = [
  `create or replace trigger order_request_decided after update of state or delete on order_request
    for each row execute function order_request_decided()`,
  `create or replace trigger order_request_left after delete or update of company_id on company_member
    for each row execute function order_request_left()`,
]

export class Migration20261123083200 extends Migration {
  override async up(): Promise<void> {
    for (const statement of [TABLE, ...INDEXES, DECIDED, LEFT, ...TRIGGERS]) this.addSql(statement)
  }

  override async down(): Promise<void> {
    this.addSql("drop trigger if exists order_request_left on company_member")
    this.addSql("drop table if exists order_request")
    this.addSql("drop function if exists order_request_left()")
    this.addSql("drop function if exists order_request_decided()")
  }
}
