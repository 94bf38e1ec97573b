export {}

declare module "#platform/jobs/queues" {
  interface JobData {
    "cart-given-mail": { giverId: string; customerId: string; pieces: number; mailKey: string }
  }
}
