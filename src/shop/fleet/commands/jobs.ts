export {}

declare module "#platform/jobs/queues" {
  interface JobData {
    "rental-protocol": { protocolId: string }
  }
}
