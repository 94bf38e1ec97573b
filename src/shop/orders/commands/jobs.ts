import type { ReminderKind } from "../rules/rental-reminders"

declare module "#platform/jobs/queues" {
  interface JobData {
    "order-billing": { orderId: string }
    "order-cancelled": { orderId: string }
    "order-confirmation": { orderId: string; mailKey: string }
    "order-dispatch-undone": { orderId: string; dispatchId: string }
    "order-dispatched": { orderId: string; dispatchId: string }
    "order-placed": { orderId: string }
    "rental-changed": { changeId: string }
    "rental-reminder": { reservationId: string; kind: ReminderKind; key: string }
  }
}
