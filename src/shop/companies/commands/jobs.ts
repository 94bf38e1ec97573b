export {}

declare module "#platform/jobs/queues" {
  interface JobData {
    "company-invitation-mail": { invitationId: string }
  }
}
