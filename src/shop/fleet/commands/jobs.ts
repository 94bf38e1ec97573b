export {}

declare module "#platform/jobs/queues" {
  interface JobData {
    /** Of what changed hands at once. */
    "rental-protocols": { protocolIds: string[] }
  }
}
