import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Whoever is on the team at the update could do everything until now, and goes on. A new database has nobody yet. */
const WHO_IS_THERE = `do $$ begin
  if to_regclass('"user"') is not null then
    insert into session_staff_role (user_id, role)
      select id, 'owner' from "user" where deleted_at is null on conflict do nothing;
  end if;
end $$`

/** Roles of staff, and those that invitations bring. */
export class Migration20261123223400 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists session_staff_role (
      user_id text primary key,
      role text not null check (role in ('owner', 'office', 'counter')),
      updated_at timestamptz not null default now())`)
    this.addSql(`create table if not exists session_staff_invitation (
      invite_id text primary key,
      role text not null check (role in ('owner', 'office', 'counter')),
      created_at timestamptz not null default now())`)
    this.addSql(WHO_IS_THERE)
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists session_staff_invitation")
    this.addSql("drop table if exists session_staff_role")
  }
}
