import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type PgBoss from "pg-boss"
import { inLogContext } from "../log/context"
import { theLogger } from "../log/shop-logger"
import { recordSince } from "../telemetry/instruments"
import { inSpan, SpanKind } from "../telemetry/spans"
import { closeBoss, theBoss } from "./boss"
import { withoutTrace } from "./carried-trace"
import { DueWatch } from "./due-watch"
import type { JobHandler, JobHandlers } from "./job"
import { DURABLE, type JobData, type QueueName } from "./queues"
import { listenForJobs, readNextDue } from "./wake"
import { forgetWorkers, rememberWorker, wakeWorkers } from "./workers"

/** Workers are woken when there is work; each looks by itself only for the case that nobody did. */
const POLL_SECONDS = 60
const STOP_MS = 8_000

export interface RunningJobs {
  /** Lets running jobs finish; what does not is taken up by another process or the next start. */
  stop(): Promise<void>
}

interface JobsOptions {
  /** Who works on which queue. */
  handlers: JobHandlers
  /** Whether this process does the work, too; each may promise it. */
  isWorking: boolean
}

/** Creates the queues where they are missing and begins to work on them. Any number of processes may do so. */
export async function startJobs(scope: MedusaContainer, { handlers, isWorking }: JobsOptions): Promise<RunningJobs> {
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  const boss = theBoss()
  await boss.start()
  const dueWatch = new DueWatch({
    nextDue: readNextDue,
    wake: wakeWorkers,
    onError: ({ message }) => logger.warn(message),
  })
  for (const queue of Object.keys(handlers) as QueueName[]) {
    await ensureQueue(boss, queue)
    if (isWorking) await workOn(boss, queue, { handlers, scope, logger, dueWatch })
  }
  const listener = isWorking ? listenForJobs(dueWatch, logger) : undefined
  await listener?.start()
  const stop = async () => {
    dueWatch.stop()
    await listener?.stop()
    await closeBoss(STOP_MS)
    forgetWorkers()
  }
  return { stop }
}

async function ensureQueue(boss: PgBoss, name: QueueName) {
  const { workers: _, ...options } = DURABLE
  await boss.createQueue(name, { name, retryBackoff: true, ...options })
  await boss.updateQueue(name, { name, retryBackoff: true, ...options })
}

interface WorkContext {
  handlers: JobHandlers
  scope: MedusaContainer
  logger: Logger
  dueWatch: DueWatch
}

async function workOn<Name extends QueueName>(
  boss: PgBoss,
  name: Name,
  { handlers, scope, logger, dueWatch }: WorkContext,
) {
  const attempt = async (job: PgBoss.JobWithMetadata<JobData[Name]>, data: JobData[Name]) => {
    const startedAtMs = performance.now()
    const handler: JobHandler<Name> = handlers[name]
    const measure = (outcome: "done" | "failed") =>
      recordSince("shop.job.duration", startedAtMs, { "messaging.destination.name": name, "shop.outcome": outcome })
    try {
      await handler(data, { scope, jobId: job.id, attempt: job.retryCount + 1 })
      measure("done")
      const ms = Math.round(performance.now() - startedAtMs)
      theLogger().entry("info", `Job ${name} done`, { queue: name, attempt: job.retryCount + 1, ms })
    } catch (error) {
      measure("failed")
      logger.error(`Job ${name} failed (attempt ${job.retryCount + 1})`, error as Error)
      dueWatch.lookSoon()
      throw error
    } finally {
      // A worker sleeps after each job unless it is woken: a backlog would leave at one job per poll.
      wakeWorkers(name)
    }
  }
  const run = ([job]: PgBoss.JobWithMetadata<JobData[Name]>[]) => {
    const { data, parent } = withoutTrace<JobData[Name]>(job.data)
    const attributes = { "messaging.destination.name": name, "shop.job.attempt": job.retryCount + 1 }
    return inLogContext({ job: job.id }, () =>
      inSpan(`process ${name}`, { kind: SpanKind.CONSUMER, attributes, parent }, () => attempt(job, data)),
    )
  }
  const work = { includeMetadata: true, pollingIntervalSeconds: POLL_SECONDS } as const
  for (let worker = 0; worker < DURABLE.workers; worker++) rememberWorker(name, await boss.work(name, work, run))
}
