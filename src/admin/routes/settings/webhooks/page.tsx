import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Webhooks } from "#shop/webhooks/admin/webhooks"

/** Whose systems are told of what happens. */
const WebhooksPage = () => <Webhooks />

export const config = defineRouteConfig({ label: "Webhooks", rank: 4 })

export default WebhooksPage
