import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Whose account staff close asks his company for nothing, by whatever statement it is closed. Here, since modules migrate by their
 * names and the table of requests is there before that of accounts.
 */
const CLOSED = `create or replace function order_request_account_closed() returns trigger language plpgsql as $$
  begin
    update order_request set state = 'ended', ended_at = now(), updated_at = now()
     where customer_id = new.customer_id and state = 'open';
    return null;
  end $$`

const TRIGGER = `create or replace trigger order_request_account_closed after update of deactivated_at on session_account
  for each row when (new.deactivated_at is not null) execute function order_request_account_closed()`

export class Migration20261123094100 extends Migration {
  override async up(): Promise<void> {
    for (const statement of [CLOSED, TRIGGER]) this.addSql(statement)
  }

  override async down(): Promise<void> {
    this.addSql("drop trigger if exists order_request_account_closed on session_account")
    this.addSql("drop function if exists order_request_account_closed()")
  }
}
