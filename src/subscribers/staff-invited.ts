import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { ContainerRegistrationKeys, InviteWorkflowEvents } from "@medusajs/framework/utils"
import { enqueue } from "#platform/jobs/enqueue"

/** Whom staff have invited is sent the link; sent again, the former one opens nothing. */
export default async function staffInvited({ event, container }: SubscriberArgs<{ id: string }>) {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { id } = event.data
  const invite = await database("invite").where({ id }).first("expires_at")
  if (!invite) return
  const mailKey = `staff-invitation-${id}-${new Date(invite.expires_at).getTime()}`
  await enqueue(database, "staff-invitation-mail", { inviteId: id, mailKey }, { key: mailKey })
}

export const config: SubscriberConfig = { event: [InviteWorkflowEvents.CREATED, InviteWorkflowEvents.RESENT] }
