export {}

declare module "#platform/jobs/queues" {
  interface JobData {
    /** Staff learn that an endpoint was switched off; `since` makes each time its own mail. */
    "webhook-off-mail": { endpointId: string; since: string }
  }
}
