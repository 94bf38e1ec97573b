import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What rounds an order's total had a name in the customer's language only; it is found by its code from now on. */
export class Migration20261122230000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `update order_shipping_method set data = '{"code": "ROUNDING"}' where name = 'Rundung' and coalesce(data, '{}') = '{}'`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`update order_shipping_method set data = '{}' where data->>'code' = 'ROUNDING'`)
  }
}
