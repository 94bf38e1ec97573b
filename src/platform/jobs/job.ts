import type { MedusaContainer } from "@medusajs/framework/types"
import type { JobData, QueueName } from "./queues"

export interface JobContext {
  scope: MedusaContainer
  jobId: string
  /** 1 for the first run. */
  attempt: number
}

/** Runs at least once, perhaps twice at the same time: what it does must be the same done twice. */
export type JobHandler<Name extends QueueName> = (data: JobData[Name], context: JobContext) => Promise<void>
export type JobHandlers = { [Name in QueueName]: JobHandler<Name> }
