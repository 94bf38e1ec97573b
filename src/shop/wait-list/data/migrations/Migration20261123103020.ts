import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Whose account staff close waits for nothing, by whatever statement it is closed: he couldn't order what he was offered. What was
 * ordered already stays so, and what waits for approval is held for that alone; what is free with it is the next one's. Entries are
 * locked in the order in which a product's are.
 */
const CLOSED = `create or replace function wait_list_account_closed() returns trigger language plpgsql as $$
  declare gone record;
  begin
    perform from wait_list_entry e
      where e.customer_id = new.customer_id and e.deleted_at is null and e.state in ('unconfirmed', 'waiting', 'offered')
      order by e.queued_at, e.id for update;
    for gone in
      update wait_list_entry e set state = 'ended', updated_at = now()
       where e.customer_id = new.customer_id and e.deleted_at is null
         and (e.state in ('unconfirmed', 'waiting')
              or e.state = 'offered' and exists (
                select from rental_hold h where h.customer_id = 'offer:' || e.id or h.offer_of = 'offer:' || e.id))
      returning e.id, e.product_id
    loop
      update rental_hold set offer_of = null, offer_until = null where offer_of = 'offer:' || gone.id;
      delete from rental_hold where customer_id = 'offer:' || gone.id;
      perform pg_notify('wait_list', gone.product_id);
    end loop;
    return null;
  end $$`

const TRIGGER = `create or replace trigger wait_list_account_closed after update of deactivated_at on session_account
  for each row when (new.deactivated_at is not null) execute function wait_list_account_closed()`

/** Accounts that were closed before. Their offers run out. */
const CLOSED_BEFORE = `update wait_list_entry e set state = 'ended', updated_at = now()
    from session_account a
   where a.customer_id = e.customer_id and a.deactivated_at is not null
     and e.state in ('unconfirmed', 'waiting') and e.deleted_at is null`

export class Migration20261123103020 extends Migration {
  override async up(): Promise<void> {
    for (const statement of [CLOSED, TRIGGER, CLOSED_BEFORE]) this.addSql(statement)
  }

  override async down(): Promise<void> {
    this.addSql("drop trigger if exists wait_list_account_closed on session_account")
    this.addSql("drop function if exists wait_list_account_closed()")
  }
}
