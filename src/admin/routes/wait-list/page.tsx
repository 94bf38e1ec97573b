import { defineRouteConfig } from "@medusajs/admin-sdk"
import { BellAlert } from "@medusajs/icons"
import { PageFor } from "#admin/ui/roles/for-right"
import { WaitList } from "#shop/wait-list/admin/wait-list"

/** Who waits for a device that was taken. */
const WaitListPage = () => (
  <PageFor right="rentals">
    <WaitList />
  </PageFor>
)

export const config = defineRouteConfig({ label: "Warteliste", icon: BellAlert, rank: 2.5 })

export default WaitListPage
