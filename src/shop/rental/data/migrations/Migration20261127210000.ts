import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A rental that moved to another unit after its dispatch was due keeps the day of it. */
export class Migration20261127210000 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table rental_reservation add column if not exists dispatch_day date null")
  }

  override async down(): Promise<void> {
    this.addSql("alter table rental_reservation drop column if exists dispatch_day")
  }
}
