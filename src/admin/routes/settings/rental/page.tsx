import { defineRouteConfig } from "@medusajs/admin-sdk"
import { useMay } from "#admin/lib/use-own-role"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { GuardedBoxes } from "#admin/ui/form/guard/guarded-boxes"
import { PageFor } from "#admin/ui/roles/for-right"
import { Notice } from "#admin/ui/section"
import { ClosedDays } from "#shop/fleet/admin/terms/closed-days"
import { DeliveryTypes } from "#shop/fleet/admin/terms/delivery-types"
import { Purposes } from "#shop/fleet/admin/terms/purposes"
import type { StaffRentalConfiguration } from "#shop/fleet/wire/staff-rental-configuration"
import { RentalSettings } from "#shop/settings/admin/rental-settings"
import type { StaffSettings } from "#shop/settings/wire/staff-settings"

/** What the owner decides about rentals, and below it when nothing goes out. */
const OwnersSettings = () => {
  const settings = useStaffQuery<StaffSettings>("/admin/shop-settings")
  const terms = useStaffQuery<StaffRentalConfiguration>("/admin/rental/terms")
  if (settings.isPending || terms.isPending) return <Notice>Wird geladen …</Notice>
  return (
    <>
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
      <ClosedDays />
    </>
  )
}

const Settings = () => (useMay("settings") ? <OwnersSettings /> : <ClosedDays />)

const RentalSettingsPage = () => (
  <PageFor right="rentals">
    <div className="flex flex-col gap-y-3">
      <Settings />
    </div>
  </PageFor>
)

export const config = defineRouteConfig({ label: "Vermietung", rank: 2 })

export default RentalSettingsPage
