import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** `erased_by` is null where the shop followed what was deleted in another way. */
const TABLE = `create table if not exists customer_erasure (
  customer_id text primary key,
  erased_at timestamptz not null,
  erased_by text)`

/**
 * Nothing of an erased customer's begins any more: not by a call either that was under way as he was erased. Who writes waits for
 * an erasure that isn't committed, as for a foreign key's row.
 */
const GUARD = `create or replace function erased_stays_erased() returns trigger language plpgsql as $$
  begin
    perform from customer where id = new.customer_id for key share;
    if exists (select from customer_erasure where customer_id = new.customer_id) then
      raise exception 'Customer % is erased', new.customer_id using errcode = 'ERASE';
    end if;
    return new;
  end $$`

const GUARDED = [
  "cart",
  "company_member",
  "customer_address",
  '"order"',
  "order_request",
  "quote",
  "rental_hold",
  "rental_trusted_customer",
  "session_account",
  "session_cart_token",
  "session_impersonation",
  "session_known_address",
  "session_link_token",
  "session_login_token",
  "staff_hold",
  "wait_list_entry",
]

export class Migration20261127014500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(TABLE)
    this.addSql(GUARD)
    for (const table of GUARDED)
      this.addSql(`create or replace trigger erased_stays_erased before insert or update of customer_id on ${table}
        for each row when (new.customer_id is not null) execute function erased_stays_erased()`)
  }

  override async down(): Promise<void> {
    for (const table of GUARDED) this.addSql(`drop trigger if exists erased_stays_erased on ${table}`)
    this.addSql("drop function if exists erased_stays_erased()")
    this.addSql("drop table if exists customer_erasure")
  }
}
