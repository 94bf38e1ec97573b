export {}

declare module "#platform/jobs/queues" {
  interface JobData {
    "issue-quote": { quoteId: string }
  }
}
