import { defineRouteConfig } from "@medusajs/admin-sdk"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { PageFor } from "#admin/ui/roles/for-right"
import { Notice } from "#admin/ui/section"
import { Services } from "#shop/fleet/admin/terms/services"
import type { StaffRentalConfiguration } from "#shop/fleet/wire/staff-rental-configuration"

/** Services that can be booked with a rental. */
const ServicesOfShop = () => {
  const { data, isPending, isError } = useStaffQuery<StaffRentalConfiguration>("/admin/rental/terms")
  return (
    <>
      {isPending && <Notice>Wird geladen …</Notice>}
      {isError && <Notice>Die Dienstleistungen konnten nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>}
      {data && <Services services={data.services} />}
    </>
  )
}

const ServicesPage = () => (
  <PageFor right="settings">
    <ServicesOfShop />
  </PageFor>
)

export const config = defineRouteConfig({ label: "Dienstleistungen", rank: 3 })

export default ServicesPage
