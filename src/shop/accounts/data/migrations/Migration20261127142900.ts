import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Whoever gets another e-mail while his order waits for approval is written to there: its form has the login's twice, as the checkout
 * begins with it. Here, since modules migrate by their names and the table of requests is there before that of accounts.
 */
const EMAIL_CHANGED = `create or replace function order_request_email_changed() returns trigger language plpgsql as $$
  begin
    update order_request
       set updated_at = now(), form = form
             || case when lower(form->>'email') = old.email then jsonb_build_object('email', new.email) else '{}' end
             || case when lower(form->>'email2') = old.email then jsonb_build_object('email2', new.email) else '{}' end
     where customer_id = new.customer_id and state = 'open' and old.email in (lower(form->>'email'), lower(form->>'email2'));
    return null;
  end $$`

const TRIGGER = `create or replace trigger order_request_email_changed after update of email on session_account
  for each row when (new.email <> old.email) execute function order_request_email_changed()`

export class Migration20261127142900 extends Migration {
  override async up(): Promise<void> {
    for (const statement of [EMAIL_CHANGED, TRIGGER]) this.addSql(statement)
  }

  override async down(): Promise<void> {
    this.addSql("drop trigger if exists order_request_email_changed on session_account")
    this.addSql("drop function if exists order_request_email_changed()")
  }
}
