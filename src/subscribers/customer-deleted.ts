import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { CustomerWorkflowEvents } from "@medusajs/framework/utils"
import { forgetEntriesOf } from "#shop/wait-list/commands/forget-old-entries"

/** Whom staff have deleted waits for nothing any more; an event that gets lost is made up for by the daily job. */
export default async function customerDeleted({ event, container }: SubscriberArgs<{ id: string }>) {
  await forgetEntriesOf(container, event.data.id)
}

export const config: SubscriberConfig = { event: CustomerWorkflowEvents.DELETED }
