import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminCustomer, DetailWidgetProps } from "@medusajs/framework/types"
import { ImpersonationForm } from "#shop/impersonation/admin/impersonation-form"
import { ImpersonationTable } from "#shop/impersonation/admin/impersonation-table"
import type { StaffImpersonations } from "#shop/impersonation/wire/staff-impersonations"
import { useStaffQuery } from "../lib/use-staff-query"
import { Notice, Section } from "../ui/section"

/** Acting in a customer's name: the link, and who did so before, when and why. */
const CustomerImpersonation = ({ data: customer }: DetailWidgetProps<AdminCustomer>) => {
  const path = `/admin/customers/${customer.id}/impersonations`
  const { data, ...state } = useStaffQuery<StaffImpersonations>(path)
  return (
    <Section title="Im Namen des Kunden handeln" id="impersonations" state={state}>
      <ImpersonationForm path={path} />
      {data?.impersonations.length === 0 && <Notice>Bisher hat niemand im Namen dieses Kunden gehandelt.</Notice>}
      {data && data.impersonations.length > 0 && <ImpersonationTable impersonations={data.impersonations} />}
    </Section>
  )
}

export const config = defineWidgetConfig({ zone: "customer.details.after" })

export default CustomerImpersonation
