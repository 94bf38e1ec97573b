import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { orderRecords } from "#area/orders"
import { changesOfOrders } from "#area/rental"
import { addDays, laterOf } from "#kernel/calendar-day"
import { dayInZurich, today } from "#platform/clock"
import type { SalesSettings } from "#shop/settings/wire/shop-settings"
import { textsFor } from "#texts/texts"
import { ErpError, type ErpReference } from "../../data/provider"
import { setOffTogether } from "../../data/rules/set-off"
import type { MirrorRow } from "../../data/store/mirror-row"
import { erpAccountOf } from "../../queries/mirror/customer-account"
import { contactParty } from "../../queries/mirror/parties"
import type { MirrorContent } from "./context"
import { earlierDocuments } from "./earlier-documents"
import { written } from "./written"

/** What of the order is in the ERP under which name; the title can be searched there, the tag of an invoice too. */
export const erpReference = (shopNumber: string, { serial, kind, order_id, change_id }: MirrorRow): ErpReference => ({
  title: serial === 1 ? `Webshop ${shopNumber}` : `Webshop ${shopNumber}-${serial}`,
  tag: change_id === null ? `shop:order:${order_id}` : `shop:${kind === "instalment" ? kind : "change"}:${change_id}`,
})

/**
 * What a row comes to in the ERP, from what the shop knows now.
 * @throws ErpError `permanent` if the order, its customer or its change is gone
 * @see ruling 7
 */
export async function mirrorContent(
  db: Knex,
  row: MirrorRow,
  { paymentTermDays, hasErp }: Pick<SalesSettings, "paymentTermDays"> & { hasErp: boolean },
): Promise<MirrorContent> {
  const [order] = await orderRecords(db, { id: row.order_id })
  const account = order && (await erpAccountOf(db, order.customer_id))
  if (!order || !account) throw new ErpError("permanent", "The order or its customer is gone from the shop")
  const earlier = row.serial === 1 ? [] : await earlierDocuments(db, row)
  const changes = row.change_id === null ? [] : await changesOfOrders(db, [row.order_id])
  const frame = { account, reference: erpReference(order.shop_number, row), texts: textsFor("customer") }
  const { document, replaces, ...back } = written({ row, order, earlier, changes, frame, hasErp })
  const date = document?.date ?? dayInZurich(order.created_at)
  return {
    customerId: order.customer_id,
    party: contactParty(order.billing, account),
    document,
    dueDate: addDays(laterOf(date, today()), paymentTermDays),
    replaces,
    setOff: setOffTogether(earlier),
    ...back,
  }
}
