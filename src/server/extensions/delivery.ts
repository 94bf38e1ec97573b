import type { OutboxOptions } from "#platform/outbox/dispatcher"
import { promiseOffMail } from "#shop/webhooks/commands/switched-off"
import { tellEndpoint } from "#shop/webhooks/commands/tell-endpoint"
import { isExtension } from "./subscribers"
import { noteSwitchedOff, tellExtension } from "./tell-extension"

/** Whoever subscribed: an address that staff entered, or an extension. */
export const deliver: OutboxOptions["deliver"] = (db, delivery) =>
  isExtension(delivery.subscriberId) ? tellExtension(db, delivery) : tellEndpoint(db, delivery)

export const onSwitchedOff: OutboxOptions["onSwitchedOff"] = async (trx, subscriberId) => {
  if (isExtension(subscriberId)) noteSwitchedOff(subscriberId)
  else await promiseOffMail(trx, subscriberId)
}
