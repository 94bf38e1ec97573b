import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Staff look for any part of a serial number as it is spelled without blanks and signs, too (src/platform/sql/like.ts). */
export class Migration20261123202500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists rental_unit_serial_letters
        on rental_unit using gin (translate(serial_number, ' .-–_/\u00a0', '') gin_trgm_ops)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql("drop index if exists rental_unit_serial_letters")
  }
}
