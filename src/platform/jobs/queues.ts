import type { EventNotice } from "#shop/events/rules/event-notice"
import type { ReminderKind } from "#shop/orders/rules/rental-reminders"

/** What each queue's jobs carry: identifiers only, never secrets or texts, since jobs stay readable in the database. */
export interface JobData {
  "activation-mail": { email: string; mailKey: string }
  "event-notice-mail": { registrationId: string; notice: EventNotice; changeId: string }
  "event-registration-mail": { registrationId: string }
  "invoice-mail": { invoiceId: string; serial: number }
  "issue-quote": { quoteId: string }
  "login-changed-mail": { customerId: string; former: string; email: string; mailKey: string }
  "order-cancelled": { orderId: string }
  "order-confirmation": { orderId: string; mailKey: string }
  "order-paid": { orderId: string }
  "order-placed": { orderId: string }
  "password-changed-mail": { customerId: string; email: string; changedAt: string; mailKey: string }
  "password-reset-mail": { email: string; mailKey: string }
  "rental-changed": { changeId: string }
  "rental-protocol": { protocolId: string }
  "rental-reminder": { reservationId: string; kind: ReminderKind; key: string }
  "staff-alarm": { alarmId: string }
  "staff-invitation-mail": { inviteId: string; mailKey: string }
  "staff-reset-mail": { email: string; mailKey: string }
}
export type QueueName = keyof JobData

export interface QueueOptions {
  /** A job that runs longer is given to another worker; so is one whose process died. */
  expireInSeconds: number
  /** The n-th repetition comes after about `retryDelay × 2^(n-1)` seconds. */
  retryDelay: number
  retryLimit: number
  /** Jobs of this queue that one process runs at the same time. */
  workers: number
}

/** Fifteen repetitions bridge a neighbour's outage of about two days. */
const DURABLE: QueueOptions = { expireInSeconds: 45, retryDelay: 3, retryLimit: 15, workers: 2 }

export const QUEUES: Record<QueueName, QueueOptions> = {
  "activation-mail": DURABLE,
  "event-notice-mail": DURABLE,
  "event-registration-mail": DURABLE,
  "invoice-mail": DURABLE,
  "issue-quote": DURABLE,
  "login-changed-mail": DURABLE,
  "order-cancelled": DURABLE,
  "order-confirmation": DURABLE,
  "order-paid": DURABLE,
  "order-placed": DURABLE,
  "password-changed-mail": DURABLE,
  "password-reset-mail": DURABLE,
  "rental-changed": DURABLE,
  "rental-protocol": DURABLE,
  "rental-reminder": DURABLE,
  "staff-alarm": DURABLE,
  "staff-invitation-mail": DURABLE,
  "staff-reset-mail": DURABLE,
}
