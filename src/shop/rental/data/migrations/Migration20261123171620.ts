import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Staff look for any part of a serial number, retired units' too. */
export class Migration20261123171620 extends Migration {
  override async up(): Promise<void> {
    this.addSql("create extension if not exists pg_trgm")
    this.addSql(
      "create index if not exists rental_unit_serial_words on rental_unit using gin (serial_number gin_trgm_ops)",
    )
  }

  override async down(): Promise<void> {
    this.addSql("drop index if exists rental_unit_serial_words")
  }
}
