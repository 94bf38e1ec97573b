import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Logins of staff: what Medusa's tokens and sessions name is theirs as long as the row is there. */
export class Migration20261122151000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists session_staff_login (
      id text primary key,
      user_id text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now())`)
    this.addSql("create index if not exists session_staff_login_user on session_staff_login (user_id)")
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists session_staff_login")
  }
}
