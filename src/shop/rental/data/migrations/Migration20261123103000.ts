import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A hold that a request for approval took over from an offer is the offer's again once the request is over. */
export class Migration20261123103000 extends Migration {
  override async up(): Promise<void> {
    this.addSql("alter table rental_hold add column if not exists offer_of text")
    this.addSql("alter table rental_hold add column if not exists offer_until timestamptz")
    this.addSql(
      "create index if not exists rental_hold_offer_of on rental_hold (offer_of) where offer_of is not null and deleted_at is null",
    )
  }

  override async down(): Promise<void> {
    this.addSql("alter table rental_hold drop column if exists offer_of")
    this.addSql("alter table rental_hold drop column if exists offer_until")
  }
}
