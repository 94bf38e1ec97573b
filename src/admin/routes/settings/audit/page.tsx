import { defineRouteConfig } from "@medusajs/admin-sdk"
import { Container, Heading, Tabs, Text } from "@medusajs/ui"
import { PageFor } from "#admin/ui/roles/for-right"
import { ImpersonationList } from "#shop/impersonation/admin/impersonation-list"
import { AuditList } from "#shop/journal/admin/audit-list"

/** Who of the staff changed what. */
const Audit = () => (
  <div className="flex flex-col gap-y-3">
    <div>
      <Heading>Protokoll</Heading>
      <Text size="small" className="text-ui-fg-subtle">
        Was das Team geändert hat; aufbewahrt während zehn Jahren.
      </Text>
    </div>
    <Tabs defaultValue="changes">
      <Tabs.List>
        <Tabs.Trigger value="changes">Änderungen</Tabs.Trigger>
        <Tabs.Trigger value="impersonations">Im Namen von Kunden</Tabs.Trigger>
      </Tabs.List>
      <Container className="mt-3 divide-y p-0">
        <Tabs.Content value="changes">
          <AuditList />
        </Tabs.Content>
        <Tabs.Content value="impersonations">
          <ImpersonationList />
        </Tabs.Content>
      </Container>
    </Tabs>
  </div>
)

const AuditPage = () => (
  <PageFor right="log">
    <Audit />
  </PageFor>
)

export const config = defineRouteConfig({ label: "Protokoll" })

export default AuditPage
