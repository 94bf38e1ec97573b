import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Whose login gets another e-mail is written to there about what he waits for, by whatever statement it is changed. What the new
 * address asked for without a login, and he waits for as well, is one entry from then on: his own.
 */
const MOVED = `create or replace function wait_list_email_moved() returns trigger language plpgsql as $$
  declare twin record;
  begin
    -- As for who joins: one change of an address after the other.
    perform pg_advisory_xact_lock(hashtextextended('wait-list ' || lower(new.email), 0));
    for twin in
      update wait_list_entry e set state = 'ended', updated_at = now()
        from wait_list_entry own
       where own.customer_id = new.customer_id and own.deleted_at is null
         and own.state in ('unconfirmed', 'waiting', 'offered')
         and e.customer_id is distinct from new.customer_id and e.email = lower(new.email) and e.deleted_at is null
         and e.state in ('unconfirmed', 'waiting', 'offered')
         and (e.product_id, e.delivery_type_id, e.start_day, e.end_day)
             = (own.product_id, own.delivery_type_id, own.start_day, own.end_day)
      returning e.id, e.product_id
    loop
      update rental_hold set offer_of = null, offer_until = null where offer_of = 'offer:' || twin.id;
      delete from rental_hold where customer_id = 'offer:' || twin.id;
      perform pg_notify('wait_list', twin.product_id);
    end loop;
    update wait_list_entry set email = lower(new.email), updated_at = now()
     where customer_id = new.customer_id and email = lower(old.email);
    return null;
  end $$`

const TRIGGER = `create or replace trigger wait_list_email_moved after update of email on session_account
  for each row when (new.email is distinct from old.email) execute function wait_list_email_moved()`

/** Logins that were changed before. Where the same is waited for twice, the entry stays as it is. */
const MOVED_BEFORE = `update wait_list_entry e set email = lower(a.email), updated_at = now()
    from session_account a
   where a.customer_id = e.customer_id and e.email <> lower(a.email) and e.deleted_at is null
     and not exists (
       select from wait_list_entry twin
        where twin.id <> e.id and (twin.email = lower(a.email) or twin.customer_id = e.customer_id)
          and twin.deleted_at is null
          and twin.state in ('unconfirmed', 'waiting', 'offered')
          and (twin.product_id, twin.delivery_type_id, twin.start_day, twin.end_day)
              = (e.product_id, e.delivery_type_id, e.start_day, e.end_day))`

export class Migration20261123171610 extends Migration {
  override async up(): Promise<void> {
    for (const statement of [MOVED, TRIGGER, MOVED_BEFORE]) this.addSql(statement)
  }

  override async down(): Promise<void> {
    this.addSql("drop trigger if exists wait_list_email_moved on session_account")
    this.addSql("drop function if exists wait_list_email_moved()")
  }
}
