import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const NEVER_MORE = "order_item_sent_as_ordered"
const TO_SEND = "order_item_to_send"

/** Never more is sent of a line than was ordered, and what is to be sent is found without reading all that ever was. */
export class Migration20261123203000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table order_item add constraint ${NEVER_MORE}
        check (shipped_quantity >= 0 and shipped_quantity <= fulfilled_quantity and fulfilled_quantity <= quantity) not valid`,
    )
    this.addSql(
      `create index if not exists ${TO_SEND} on order_item (order_id) where fulfilled_quantity < quantity and deleted_at is null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists ${TO_SEND}`)
    this.addSql(`alter table order_item drop constraint if exists ${NEVER_MORE}`)
  }
}
