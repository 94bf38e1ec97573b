import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Nothing is held for whose account is closed or gone, by whatever statement: he couldn't order it. */
const LET_GO = `create or replace function staff_hold_let_go(gone text) returns void language sql as $$
  with ended as (
    update staff_hold set ended_at = now(), updated_at = now()
     where customer_id = gone and ended_at is null returning id
  )
  delete from rental_hold using ended where rental_hold.customer_id = 'offer:' || ended.id
$$`

const CLOSED = `create or replace function staff_hold_account_closed() returns trigger language plpgsql as $$
  begin
    perform staff_hold_let_go(new.customer_id);
    return null;
  end $$`

const DELETED = `create or replace function staff_hold_customer_deleted() returns trigger language plpgsql as $$
  begin
    perform staff_hold_let_go(old.id);
    return null;
  end $$`

const TRIGGERS = [
  `create or replace trigger staff_hold_account_closed after update of deactivated_at on session_account
    for each row when (new.deactivated_at is not null) execute function staff_hold_account_closed()`,
  `create or replace trigger staff_hold_customer_deleted after delete on customer
    for each row execute function staff_hold_customer_deleted()`,
  `create or replace trigger staff_hold_customer_left after update of deleted_at on customer
    for each row when (new.deleted_at is not null) execute function staff_hold_customer_deleted()`,
]

export class Migration20261123201500 extends Migration {
  override async up(): Promise<void> {
    for (const statement of [LET_GO, CLOSED, DELETED, ...TRIGGERS]) this.addSql(statement)
  }

  override async down(): Promise<void> {
    this.addSql("drop trigger if exists staff_hold_account_closed on session_account")
    for (const name of ["deleted", "left"])
      this.addSql(`drop trigger if exists staff_hold_customer_${name} on customer`)
    for (const name of ["account_closed()", "customer_deleted()", "let_go(text)"])
      this.addSql(`drop function if exists staff_hold_${name}`)
  }
}
