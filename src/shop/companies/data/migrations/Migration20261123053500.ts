import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TIMES = `created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz`

const OF_COMPANY = "company_id text not null references company_account (id) on delete cascade"
const RIGHT = `"right" text not null check ("right" in ('order', 'manage'))`

const TABLES = [
  `create table if not exists company_account (
    id text primary key,
    name text not null,
    uid text not null unique,
    ${TIMES})`,
  `create table if not exists company_member (
    customer_id text primary key,
    ${OF_COMPANY},
    ${RIGHT},
    ${TIMES})`,
  "create index if not exists company_member_company on company_member (company_id)",
  `create table if not exists company_invitation (
    id text primary key,
    ${OF_COMPANY},
    email text not null check (email = lower(email)),
    ${RIGHT},
    invited_by text not null,
    expires_at timestamptz not null,
    accepted_at timestamptz,
    ${TIMES})`,
  // Invited again, the earlier link opens nothing any more.
  `create unique index if not exists company_invitation_once on company_invitation (company_id, email)
    where accepted_at is null`,
  "create index if not exists company_invitation_email on company_invitation (email)",
  `create table if not exists company_order (
    order_id text primary key,
    ${OF_COMPANY},
    ${TIMES})`,
  "create index if not exists company_order_company on company_order (company_id)",
]

/**
 * Looks when the transaction ends: a company that has members has one who manages, and one without members is forgotten. Two who
 * go at once wait here for each other.
 */
const MANAGED = `create or replace function company_stays_managed() returns trigger language plpgsql as $$
  begin
    perform from company_account where id = old.company_id for update;
    if not exists (select from company_member where company_id = old.company_id) then
      delete from company_account where id = old.company_id;
    elsif not exists (select from company_member where company_id = old.company_id and "right" = 'manage') then
      raise exception 'Nobody would manage company %', old.company_id using errcode = 'check_violation';
    end if;
    return null;
  end $$`

/** Takes a login out of its company; if nobody managed it then, whoever is there longest does from now on. */
const LET_GO = `create or replace function company_let_go(gone text) returns void language plpgsql as $$
  declare theirs text;
  begin
    select company_id into theirs from company_member where customer_id = gone;
    if theirs is null then return; end if;
    perform from company_account where id = theirs for update;
    delete from company_member where customer_id = gone;
    update company_member set "right" = 'manage', updated_at = now()
     where customer_id = (select customer_id from company_member where company_id = theirs
                           order by created_at, customer_id limit 1)
       and not exists (select from company_member where company_id = theirs and "right" = 'manage');
  end $$`

/** A customer who is deleted, by whatever page or call, belongs to no company any more. */
const FORGET = `create or replace function company_forget_customer() returns trigger language plpgsql as $$
  begin
    perform company_let_go(old.id);
    return null;
  end $$`

const TRIGGERS = [
  "drop trigger if exists company_stays_managed on company_member",
  `create constraint trigger company_stays_managed after update or delete on company_member
    deferrable initially deferred for each row execute function company_stays_managed()`,
  `create or replace trigger company_forget_deleted after delete on customer
    for each row execute function company_forget_customer()`,
  `create or replace trigger company_forget_customer after update of deleted_at on customer
    for each row when (new.deleted_at is not null and old.deleted_at is null)
    execute function company_forget_customer()`,
]

export class Migration20261123053500 extends Migration {
  override async up(): Promise<void> {
    for (const statement of [...TABLES, MANAGED, LET_GO, FORGET, ...TRIGGERS]) this.addSql(statement)
  }

  override async down(): Promise<void> {
    this.addSql("drop trigger if exists company_forget_customer on customer")
    this.addSql("drop trigger if exists company_forget_deleted on customer")
    this.addSql("drop table if exists company_order, company_invitation, company_member, company_account")
    for (const name of ["company_forget_customer()", "company_let_go(text)", "company_stays_managed()"])
      this.addSql(`drop function if exists ${name}`)
  }
}
