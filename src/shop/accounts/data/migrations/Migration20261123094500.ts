import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Whom staff have given another e-mail hasn't proved it by the activation of the former one. */
const PROVED = `update session_account account set email_proved_at = activated_at
  where not exists (select from audit_entry change
                     where change.action = 'customer.login-email' and change.subject_id = account.customer_id)`

/** Since when the login's e-mail is known to be the customer's. */
export class Migration20261123094500 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table session_account add column if not exists email_proved_at timestamptz")
    this.addSql(PROVED)
  }

  override async down(): Promise<void> {
    this.addSql("alter table session_account drop column if exists email_proved_at")
  }
}
