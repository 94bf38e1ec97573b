export {}

declare module "#platform/jobs/queues" {
  interface JobData {
    "order-letter": { letterId: string }
  }
}
