import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminCustomer, DetailWidgetProps } from "@medusajs/framework/types"
import { ForRight } from "#admin/ui/roles/for-right"
import { ImpersonationForm } from "#shop/impersonation/admin/impersonation-form"
import { ImpersonationTable } from "#shop/impersonation/admin/impersonation-table"
import type { StaffImpersonations } from "#shop/impersonation/wire/staff-impersonations"
import { useStaffQuery } from "../lib/use-staff-query"
import { Notice, Section } from "../ui/section"

/** Acting in a customer's name: the link, and who did so before, when and why. */
const Impersonation = ({ customerId }: { customerId: string }) => {
  const path = `/admin/customers/${customerId}/impersonations`
  const { data, ...state } = useStaffQuery<StaffImpersonations>(path)
  return (
    <Section title="Im Namen des Kunden handeln" id="impersonations" state={state}>
      <ImpersonationForm path={path} />
      {data?.impersonations.length === 0 && <Notice>Bisher hat niemand im Namen dieses Kunden gehandelt.</Notice>}
      {data && data.impersonations.length > 0 && <ImpersonationTable impersonations={data.impersonations} />}
    </Section>
  )
}

const CustomerImpersonation = ({ data: customer }: DetailWidgetProps<AdminCustomer>) => (
  <ForRight right="customers">
    <Impersonation customerId={customer.id} />
  </ForRight>
)

export const config = defineWidgetConfig({ zone: "customer.details.after" })

export default CustomerImpersonation
