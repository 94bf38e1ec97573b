import { defineRouteConfig } from "@medusajs/admin-sdk"
import { useStaffQuery } from "#admin/lib/use-staff-query"
import { GuardedBoxes } from "#admin/ui/form/guard/guarded-boxes"
import { PageFor } from "#admin/ui/roles/for-right"
import { Notice } from "#admin/ui/section"
import { CompanySettings } from "#shop/settings/admin/company-settings"
import { PageSettings } from "#shop/settings/admin/page-settings"
import { SalesSettings } from "#shop/settings/admin/sales-settings"
import type { StaffSettings } from "#shop/settings/wire/staff-settings"

/** What the owner decides about the shop as a whole. */
const ShopSettings = () => {
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

const ShopSettingsPage = () => (
  <PageFor right="settings">
    <ShopSettings />
  </PageFor>
)

export const config = defineRouteConfig({ label: "Firma und Preise", rank: 1 })

export default ShopSettingsPage
