import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Delivery types and purposes that staff edit: a type is taken out of the shop, never away from its reservations; one at
 * most is the default, whoever writes; `version` counts changes.
 */
export class Migration20261121121500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table rental_delivery_type
      add column if not exists is_active boolean not null default true,
      add column if not exists version integer not null default 1`)
    this.addSql("alter table rental_purpose add column if not exists version integer not null default 1")
    this.addSql(`create unique index if not exists rental_delivery_type_default on rental_delivery_type (is_default)
      where is_default and deleted_at is null`)
    this.addSql(`create index if not exists rental_reservation_upcoming_delivery on rental_reservation (delivery_type_id)
      where kind = 'rental' and status in ('reserved', 'handed_over') and deleted_at is null`)
  }

  override async down(): Promise<void> {
    this.addSql("drop index if exists rental_reservation_upcoming_delivery")
    this.addSql("drop index if exists rental_delivery_type_default")
    this.addSql("alter table rental_purpose drop column if exists version")
    this.addSql("alter table rental_delivery_type drop column if exists version, drop column if exists is_active")
  }
}
