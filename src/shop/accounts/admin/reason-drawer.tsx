import { Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { ResourceForm } from "#admin/ui/form/resource-form"
import { LongTextField } from "#admin/ui/form/text-field"
import { useResource } from "#admin/ui/form/use-resource"

interface ReasonDrawerProps {
  customerId: string
  /** Of the customer, where the change is made. */
  part: "deactivation" | "rental-trust"
  title: string
  action: string
  /** Said afterwards. */
  done: string
  onClose(): void
  /** What follows from the change. */
  children: ReactNode
}

/** A change to a customer that staff have to give a reason for. */
export function ReasonDrawer({ customerId, part, done, children, ...form }: ReasonDrawerProps) {
  const resource = useResource({
    path: `/admin/customers/${customerId}/${part}`,
    list: "/admin",
    initial: { reason: "" },
    done,
    onDone: form.onClose,
  })
  return (
    <ResourceForm as="drawer" resource={resource} {...form}>
      <Text size="small" className="text-ui-fg-subtle">
        {children}
      </Text>
      <LongTextField control={resource.control} label="Grund (nur für das Team)" name="reason" maxLength={500} />
    </ResourceForm>
  )
}
