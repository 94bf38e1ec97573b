import { defineRouteConfig } from "@medusajs/admin-sdk"
import type { StaffSettings } from "../../../../contract/staff-settings"
import { Notice } from "../../../components/section"
import { CompanySettings } from "../../../components/settings/company-settings"
import { GuardedBoxes } from "../../../components/settings/guarded-boxes"
import { PageSettings } from "../../../components/settings/page-settings"
import { SalesSettings } from "../../../components/settings/sales-settings"
import { useStaffQuery } from "../../../lib/use-staff-query"

/** What the owner decides about the shop as a whole. */
const ShopSettingsPage = () => {
  const { data, isPending, isError } = useStaffQuery<StaffSettings>("/admin/shop-settings")
  return (
    <div className="flex flex-col gap-y-3">
      {isPending && <Notice>Wird geladen …</Notice>}
      {isError && <Notice>Die Einstellungen konnten nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>}
      {data && (
        <GuardedBoxes>
          <CompanySettings stored={data.company} />
          <PageSettings stored={data.page} />
          <SalesSettings stored={data.sales} />
        </GuardedBoxes>
      )}
    </div>
  )
}

export const config = defineRouteConfig({ label: "Firma und Preise", rank: 1 })

export default ShopSettingsPage
