import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ContainerRegistrationKeys, CustomerWorkflowEvents } from "@medusajs/framework/utils"
import { provedEmail } from "#shop/accounts/queries/proved-email"
import { forgetEntriesOf } from "#shop/wait-list/commands/forget-old-entries"

/** Whom staff have deleted waits for nothing any more; an event that gets lost is made up for by the daily job. */
export default async function customerDeleted({ event, container }: SubscriberArgs<{ id: string }>) {
  const { id: customerId } = event.data
  const email = await provedEmail(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), customerId)
  await forgetEntriesOf(container, { customerId, email })
}

export const config: SubscriberConfig = { event: CustomerWorkflowEvents.DELETED }
