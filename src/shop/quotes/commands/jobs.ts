export {}

declare module "#platform/jobs/queues" {
  interface JobData {
    /** `isMailed`: the customer gets it once it is there. */
    "issue-quote": { quoteId: string; isMailed?: true }
  }
}
