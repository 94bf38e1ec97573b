import { defineRouteConfig } from "@medusajs/admin-sdk"
import type { StaffRentalTerms } from "../../../../contract/staff-rental-terms"
import type { StaffSettings } from "../../../../contract/staff-settings"
import { ClosedDays } from "../../../components/rental-terms/closed-days"
import { DeliveryTypes } from "../../../components/rental-terms/delivery-types"
import { Purposes } from "../../../components/rental-terms/purposes"
import { Notice } from "../../../components/section"
import { GuardedBoxes } from "../../../components/settings/guarded-boxes"
import { RentalSettings } from "../../../components/settings/rental-settings"
import { useStaffQuery } from "../../../lib/use-staff-query"

/** What the owner decides about rentals. */
const RentalSettingsPage = () => {
  const settings = useStaffQuery<StaffSettings>("/admin/shop-settings")
  const terms = useStaffQuery<StaffRentalTerms>("/admin/rental/terms")
  return (
    <div className="flex flex-col gap-y-3">
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
      <ClosedDays />
    </div>
  )
}

export const config = defineRouteConfig({ label: "Vermietung", rank: 2 })

export default RentalSettingsPage
