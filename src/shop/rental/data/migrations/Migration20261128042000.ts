import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** An exchange keeps what it was asked for, so that another one under its key is told apart. */
export class Migration20261128042000 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table rental_reservation add column if not exists swap_hash text null")
  }

  override async down(): Promise<void> {
    this.addSql("alter table rental_reservation drop column if exists swap_hash")
  }
}
