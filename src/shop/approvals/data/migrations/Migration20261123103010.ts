import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const decided = (
  freed: string,
) => `create or replace function order_request_decided() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old.state <> 'open' and new.state <> old.state then
      raise exception 'Request % is % already', old.id, old.state using errcode = 'check_violation';
    end if;
    if old.state = 'open' and (tg_op = 'DELETE' or new.state <> 'open') then
      ${freed}
      delete from rental_hold where customer_id = 'offer:' || old.id;
    end if;
    return null;
  end $$`

/** What it took over from an offer of the wait list is that offer again, for what is left of its time. */
const GIVEN_BACK = `if tg_op = 'DELETE' or new.state <> 'approved' then
        update rental_hold set customer_id = offer_of, expires_at = offer_until, offer_of = null, offer_until = null
         where customer_id = 'offer:' || old.id and offer_of is not null;
      end if;`

/** Of the rental engine, whose own migrations may come later: no request can be decided without. */
const COLUMNS = ["offer_of text", "offer_until timestamptz"]

export class Migration20261123103010 extends Migration {
  override async up(): Promise<void> {
    for (const column of COLUMNS) this.addSql(`alter table if exists rental_hold add column if not exists ${column}`)
    this.addSql(decided(GIVEN_BACK))
  }

  override async down(): Promise<void> {
    this.addSql(decided(""))
  }
}
