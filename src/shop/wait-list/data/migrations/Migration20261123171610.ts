import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const IS_OPEN = (entry: string) =>
  `${entry}.deleted_at is null and ${entry}.state in ('unconfirmed', 'waiting', 'offered')`
const PROGRESS = (entry: string) => `array_position(array['unconfirmed', 'waiting', 'offered'], ${entry}.state)`

/**
 * Whose login gets another e-mail is written to there about what he waits for, by whatever statement it is changed. What is waited
 * for at the new address as well, also by himself under an earlier login, is one entry of his from then on: the one that has come
 * further, else the one that moves, in the place of whichever waits longer. Entries are locked in the order in which a product's are.
 */
const MOVED = `create or replace function wait_list_email_moved() returns trigger language plpgsql as $$
  declare pair record;
  begin
    -- As for who joins: one change of an address after the other.
    perform pg_advisory_xact_lock(hashtextextended('wait-list ' || lower(new.email), 0));
    perform from wait_list_entry e
      where (e.customer_id = new.customer_id or e.email = lower(new.email)) and ${IS_OPEN("e")}
      order by e.queued_at, e.id for update;
    for pair in
      select case when twin_is_further then twin_id else own_id end as kept,
             case when twin_is_further then own_id else twin_id end as ended, queued_at, product_id
        from (select own.id as own_id, twin.id as twin_id, own.product_id, least(own.queued_at, twin.queued_at) as queued_at,
                     ${PROGRESS("twin")} > ${PROGRESS("own")} as twin_is_further
                from wait_list_entry own
                join wait_list_entry twin
                  on (twin.product_id, twin.delivery_type_id, twin.start_day, twin.end_day)
                     = (own.product_id, own.delivery_type_id, own.start_day, own.end_day)
               where own.customer_id = new.customer_id and own.email = lower(old.email) and ${IS_OPEN("own")}
                 and twin.email = lower(new.email) and twin.id <> own.id and ${IS_OPEN("twin")}) pairs
    loop
      update rental_hold set offer_of = null, offer_until = null where offer_of = 'offer:' || pair.ended;
      delete from rental_hold where customer_id = 'offer:' || pair.ended;
      update wait_list_entry set state = 'ended', updated_at = now() where id = pair.ended;
      update wait_list_entry set customer_id = new.customer_id, queued_at = pair.queued_at, updated_at = now()
       where id = pair.kept;
      perform pg_notify('wait_list', pair.product_id);
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
