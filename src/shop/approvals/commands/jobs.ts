import type { RequestNotice } from "./notice-mails"

declare module "#platform/jobs/queues" {
  interface JobData {
    "order-request-mail": { requestId: string; notice: RequestNotice }
  }
}
