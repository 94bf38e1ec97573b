export {}

declare module "#platform/jobs/queues" {
  interface JobData {
    "activation-mail": { email: string; mailKey: string }
    "customer-invitation-mail": { email: string; mailKey: string }
    "login-changed-mail": { customerId: string; former: string; email: string; mailKey: string }
    "password-changed-mail": { customerId: string; email: string; changedAt: string; mailKey: string }
    "password-reset-mail": { email: string; mailKey: string }
    "staff-invitation-mail": { inviteId: string; mailKey: string }
    "staff-reset-mail": { email: string; mailKey: string }
  }
}
