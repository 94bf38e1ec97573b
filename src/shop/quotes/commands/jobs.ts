export {}

declare module "#platform/jobs/queues" {
  interface JobData {
    "issue-quote": { quoteId: string }
    /** To its customer, once the ERP has it. */
    "quote-mail": { quoteId: string }
  }
}
