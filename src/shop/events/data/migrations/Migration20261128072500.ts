import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Addresses that events have left, each with the event that had it last. */
export class Migration20261128072500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists event_former_address
         (slug text primary key, event_id text not null references event (id) on delete cascade, left_at timestamptz not null default now());`,
    )
    this.addSql(`
      create or replace function event_keep_former_address() returns trigger language plpgsql as $$
      begin
        insert into event_former_address (slug, event_id) values (old.slug, old.id)
        on conflict (slug) do update set event_id = excluded.event_id, left_at = now();
        return null;
      end $$;`)
    this.addSql(`
      create or replace trigger event_keep_former_address after update of slug on event
        for each row when (old.slug is distinct from new.slug) execute function event_keep_former_address();`)
  }

  override async down(): Promise<void> {
    this.addSql("drop function if exists event_keep_former_address() cascade;")
    this.addSql("drop table if exists event_former_address;")
  }
}
