import type { EventNotice } from "../rules/event-notice"

declare module "#platform/jobs/queues" {
  interface JobData {
    "event-notice-mail": { registrationId: string; notice: EventNotice; changeId: string }
    "event-registration-mail": { registrationId: string; changeId?: string }
  }
}
