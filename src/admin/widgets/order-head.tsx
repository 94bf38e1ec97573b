import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { OrderHead } from "#shop/erp/admin/order-list/order-head"

type ShopOrder = AdminOrder & { custom_display_id?: string | null }

/** Where an order stands, in the place of Medusa's own head, whose words know neither rentals nor invoices. */
const OrderHeadWidget = ({ data: order }: DetailWidgetProps<ShopOrder>) => (
  <OrderHead orderId={order.id} name={`Bestellung ${order.custom_display_id ?? order.display_id}`} />
)

export const config = defineWidgetConfig({ zone: "order.details.before" })

export default OrderHeadWidget
