import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Events that staff call off, and what tells two changes of an event apart. */
export class Migration20261121140000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table event add column if not exists is_cancelled boolean not null default false,
         add column if not exists cancellation_note text not null default '',
         add column if not exists version integer not null default 1`,
    )
    // Kept until the event's registrations are forgotten, and found by person.
    this.addSql("create index if not exists event_registration_event on event_registration (event_id, last_name)")
  }

  override async down(): Promise<void> {
    this.addSql("drop index if exists event_registration_event")
    this.addSql(
      "alter table event drop column if exists is_cancelled, drop column if exists cancellation_note, drop column if exists version",
    )
  }
}
