import { defineRouteConfig } from "@medusajs/admin-sdk"
import { ReceiptPercent } from "@medusajs/icons"
import { Container, Tabs } from "@medusajs/ui"
import type { StaffErpLink } from "../../../contract/staff-erp"
import { ErpComparison } from "../../components/erp/erp-comparison"
import { ErpLinkState } from "../../components/erp/erp-link-state"
import { ErpQueue } from "../../components/erp/erp-queue"
import { ErpQuotes } from "../../components/erp/erp-quotes"
import { Notice } from "../../components/section"
import { useStaffQuery } from "../../lib/use-staff-query"

/** What of the shop is in the accounts, what isn't yet, and where the two differ. */
const ErpPage = () => {
  const { data: link, isError } = useStaffQuery<StaffErpLink>("/admin/erp/link")
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

export const config = defineRouteConfig({ label: "Buchhaltung", icon: ReceiptPercent, rank: 4 })

export default ErpPage
