import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { OrderList } from "#shop/erp/admin/order-list/order-list"

/** Orders as the shop knows them, in the place of Medusa's own list. */
const OrderListWidget = () => <OrderList />

export const config = defineWidgetConfig({ zone: "order.list.before" })

export default OrderListWidget
