import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What is held twice under one key is held once. */
export class Migration20261123201000 extends Migration {
  override async up(): Promise<void> {
    for (const column of ["key", "content_hash"])
      this.addSql(`alter table staff_hold add column if not exists ${column} text`)
    this.addSql("create unique index if not exists staff_hold_key on staff_hold (key)")
  }

  override async down(): Promise<void> {
    for (const column of ["key", "content_hash"]) this.addSql(`alter table staff_hold drop column if exists ${column}`)
  }
}
