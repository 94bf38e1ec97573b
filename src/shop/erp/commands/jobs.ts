export {}

declare module "#platform/jobs/queues" {
  interface JobData {
    "invoice-mail": { invoiceId: string; serial: number }
    "order-paid": { orderId: string }
    "staff-alarm": { alarmId: string }
  }
}
