import type { WaitListNotice } from "./notices"

declare module "#platform/jobs/queues" {
  interface JobData {
    "wait-list-mail": { entryId: string; notice: WaitListNotice; key: string }
    "wait-list-offers": { productId: string }
  }
}
