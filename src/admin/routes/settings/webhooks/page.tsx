import { defineRouteConfig } from "@medusajs/admin-sdk"
import { PageFor } from "#admin/ui/roles/for-right"
import { Webhooks } from "#shop/webhooks/admin/webhooks"

/** Whose systems are told of what happens. */
const WebhooksPage = () => (
  <PageFor right="settings">
    <Webhooks />
  </PageFor>
)

export const config = defineRouteConfig({ label: "Webhooks", rank: 4 })

export default WebhooksPage
