import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** How many visits of a page were how fast: a histogram for each day, page, kind of device and metric, never a row for a visit. */
export class Migration20261127052500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists web_vital (
      day date not null,
      page text not null,
      device text not null check (device in ('phone', 'desktop')),
      metric text not null check (metric in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
      counts integer[] not null check (cardinality(counts) = 48),
      primary key (day, page, device, metric))`)
  }

  override async down(): Promise<void> {
    this.addSql("drop table if exists web_vital")
  }
}
