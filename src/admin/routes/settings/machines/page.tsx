import { defineRouteConfig } from "@medusajs/admin-sdk"
import { PageFor } from "#admin/ui/roles/for-right"
import { MachineAccesses } from "#shop/accounts/admin/machine-access/machine-accesses"

/** Which systems may call the shop. */
const MachinesPage = () => (
  <PageFor right="team">
    <MachineAccesses />
  </PageFor>
)

export const config = defineRouteConfig({ label: "Maschinenzugänge", rank: 5 })

export default MachinesPage
