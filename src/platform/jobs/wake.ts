import type { Logger } from "@medusajs/framework/types"
import { readEnv } from "#config/env"
import { DatabaseListener } from "../listening/database-listener"
import { theLogger } from "../log/shop-logger"
import { askQueue } from "./boss"
import type { DueWatch, NextDue } from "./due-watch"
import type { QueueName } from "./queues"
import { hasWorkers, wakeWorkers } from "./workers"

const CHANNEL = "shop_jobs"

/** By an index of those that wait alone. */
const NEXT_DUE = `select name, extract(epoch from min(start_after) - now())::float8 * 1000 as due_ms
  from pgboss.job where state < 'active' group by name`

/**
 * A job was committed: this process's workers look at once, or those of another, if this one has none. Not in the job's
 * transaction, where a notification would make commits wait for each other; lost, it costs the pause of `DueWatch`.
 */
export function announce(queue: QueueName) {
  if (hasWorkers(queue)) return wakeWorkers(queue)
  askQueue("select pg_notify($1, $2)", [CHANNEL, queue]).catch(({ message }: Error) =>
    theLogger().warn(`Job of ${queue} not announced: ${message}`),
  )
}

export async function readNextDue(): Promise<NextDue> {
  const { rows } = await askQueue(NEXT_DUE)
  return rows.map(({ name, due_ms }) => [name, due_ms])
}

/** Hears of the jobs of processes without workers. */
export const listenForJobs = (dueWatch: DueWatch, logger: Logger) =>
  new DatabaseListener({
    databaseUrl: readEnv().directDatabaseUrl,
    channel: CHANNEL,
    onNotification: (queue) => wakeWorkers(queue as QueueName),
    onGap: () => dueWatch.lookSoon(),
    onLost: ({ message }) => logger.warn(`Jobs of other processes can't be heard of: ${message}`),
  })
