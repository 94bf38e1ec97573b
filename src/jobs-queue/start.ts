import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type PgBoss from "pg-boss"
import { theBoss } from "./boss"
import { HANDLERS } from "./handlers"
import type { JobHandler } from "./job"
import { type JobData, QUEUES, type QueueName } from "./queues"
import { forgetWorkers, rememberWorker, wakeWorkers } from "./workers"

const POLL_SECONDS = 1
const STOP_MS = 8_000

export interface RunningJobs {
  /** Lets running jobs finish; what does not is taken up by another process or the next start. */
  stop(): Promise<void>
}

/** Creates the queues where they are missing and begins to work on them. Any number of processes may do so. */
export async function startJobs(scope: MedusaContainer): Promise<RunningJobs> {
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  const boss = theBoss()
  boss.on("error", (error) => logger.warn(`Jobs: ${error.message}`))
  await boss.start()
  for (const queue of Object.keys(QUEUES) as QueueName[]) await openQueue(boss, queue, scope, logger)
  const stop = async () => {
    await boss.stop({ graceful: true, wait: true, timeout: STOP_MS })
    forgetWorkers()
  }
  return { stop }
}

async function openQueue<Name extends QueueName>(boss: PgBoss, name: Name, scope: MedusaContainer, logger: Logger) {
  const { workers, ...options } = QUEUES[name]
  await boss.createQueue(name, { name, retryBackoff: true, ...options })
  await boss.updateQueue(name, { name, retryBackoff: true, ...options })
  const handler: JobHandler<Name> = HANDLERS[name]
  const run = async ([job]: PgBoss.JobWithMetadata<JobData[Name]>[]) => {
    try {
      await handler(job.data, { scope, jobId: job.id, attempt: job.retryCount + 1 })
    } catch (error) {
      logger.error(`Job ${name} ${job.id} failed (attempt ${job.retryCount + 1})`, error as Error)
      throw error
    } finally {
      // A worker sleeps after each job unless it is woken: a backlog would leave at one job per poll.
      wakeWorkers(name)
    }
  }
  const work = { includeMetadata: true, pollingIntervalSeconds: POLL_SECONDS } as const
  for (let worker = 0; worker < workers; worker++) rememberWorker(name, await boss.work(name, work, run))
}
