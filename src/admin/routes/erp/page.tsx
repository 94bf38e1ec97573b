import { defineRouteConfig } from "@medusajs/admin-sdk"
import { ReceiptPercent } from "@medusajs/icons"
import { Container, Tabs } from "@medusajs/ui"
import { PageFor } from "#admin/ui/roles/for-right"
import { ErpComparison } from "#shop/erp/admin/erp-comparison"
import { ErpLinkState } from "#shop/erp/admin/erp-link-state"
import { ErpQueue } from "#shop/erp/admin/erp-queue"
import { ErpQuotes } from "#shop/erp/admin/erp-quotes"
import type { StaffErpLink } from "#shop/erp/wire/staff-erp"
import { useStaffQuery } from "../../lib/use-staff-query"
import { Notice } from "../../ui/section"

/** What of the shop is in the accounts, what isn't yet, and where the two differ. */
const Erp = () => {
  const { data: link, isPending, isError } = useStaffQuery<StaffErpLink>("/admin/erp/link")
  if (isPending) return <Notice>Wird geladen …</Notice>
  return (
    <div className="flex flex-col gap-y-3">
      {isError && <Notice>Der Stand der Verbindung konnte nicht geladen werden. Bitte laden Sie die Seite neu.</Notice>}
      {link && <ErpLinkState link={link} />}
      <Tabs defaultValue="queue">
        <Tabs.List>
          <Tabs.Trigger value="queue">Vorgänge</Tabs.Trigger>
          <Tabs.Trigger value="quotes">
            {link?.counts.late_quotes ? `Offerten (${link.counts.late_quotes})` : "Offerten"}
          </Tabs.Trigger>
          <Tabs.Trigger value="comparison">Vergleich</Tabs.Trigger>
        </Tabs.List>
        <Container className="mt-3 divide-y p-0">
          <Tabs.Content value="queue">
            <ErpQueue counts={link?.counts} />
          </Tabs.Content>
          <Tabs.Content value="quotes">
            <ErpQuotes />
          </Tabs.Content>
          <Tabs.Content value="comparison">
            <ErpComparison />
          </Tabs.Content>
        </Container>
      </Tabs>
    </div>
  )
}

const ErpPage = () => (
  <PageFor right="accounting">
    <Erp />
  </PageFor>
)

export const config = defineRouteConfig({ label: "Buchhaltung", icon: ReceiptPercent, rank: 4 })

export default ErpPage
