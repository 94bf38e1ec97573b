import { defineRouteConfig } from "@medusajs/admin-sdk"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { GuardedBoxes } from "#admin/ui/form/guard/guarded-boxes"
import { ForRight, PageFor } from "#admin/ui/roles/for-right"
import { Notice } from "#admin/ui/section"
import { ClosedDays } from "#shop/fleet/admin/terms/closed-days"
import { DeliveryTypes } from "#shop/fleet/admin/terms/delivery-types"
import { Purposes } from "#shop/fleet/admin/terms/purposes"
import type { StaffRentalConfiguration } from "#shop/fleet/wire/staff-rental-configuration"
import { RentalSettings } from "#shop/settings/admin/rental-settings"
import type { StaffSettings } from "#shop/settings/wire/staff-settings"

/** What the owner decides about rentals. */
const OwnersSettings = () => {
  const settings = useStaffQuery<StaffSettings>("/admin/shop-settings")
  const terms = useStaffQuery<StaffRentalConfiguration>("/admin/rental/terms")
  return (
    <>
      {(settings.isPending || terms.isPending) && <Notice>Wird geladen …</Notice>}
      {(settings.isError || terms.isError) && (
        <Notice>Die Einstellungen konnten nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>
      )}
      {settings.data && (
        <GuardedBoxes>
          <RentalSettings stored={settings.data.rental} />
        </GuardedBoxes>
      )}
      {terms.data && (
        <>
          <DeliveryTypes terms={terms.data} />
          <Purposes purposes={terms.data.purposes} />
        </>
      )}
    </>
  )
}

const RentalSettingsPage = () => (
  <PageFor right="rentals">
    <div className="flex flex-col gap-y-3">
      <ForRight right="settings">
        <OwnersSettings />
      </ForRight>
      <ClosedDays />
    </div>
  </PageFor>
)

export const config = defineRouteConfig({ label: "Vermietung", rank: 2 })

export default RentalSettingsPage
