import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { theBoss } from "./boss"
import { withTrace } from "./carried-trace"
import { jobId } from "./job-id"
import { afterCommit, onConnection } from "./on-connection"
import type { JobData, QueueName } from "./queues"
import { announce } from "./wake"

/**
 * Promises work: within a transaction the job exists if and only if the transaction commits. It runs in whichever
 * process is free, after a crash too. The same key again, in whatever process, keeps the one job there is.
 * @param key what makes the job unique in its queue, such as an order's id
 * @throws Error if the queue was never created
 */
export async function enqueue<Name extends QueueName>(
  database: Knex | Knex.Transaction,
  queue: Name,
  data: JobData[Name],
  { key }: { key: string },
): Promise<void> {
  const db = onConnection(database)
  const id = jobId(queue, key)
  const created = await theBoss().send(queue, withTrace(data), { id, db })
  if (created === null && !(await theBoss().getJobById(queue, id, { db, includeArchive: false })))
    throw new Error(`Job ${queue} was not accepted: its queue does not exist`)
  afterCommit(database, () => announce(queue))
}
