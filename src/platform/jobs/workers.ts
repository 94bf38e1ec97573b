import { theBoss } from "./boss"
import type { QueueName } from "./queues"

const workersOf = new Map<QueueName, string[]>()

export const rememberWorker = (queue: QueueName, workerId: string) =>
  workersOf.set(queue, [...(workersOf.get(queue) ?? []), workerId])

export const forgetWorkers = () => workersOf.clear()

/** Whether this process works on the queue. */
export const hasWorkers = (queue: QueueName) => workersOf.has(queue)

/** Lets this process's workers look at once instead of at their next poll. */
export function wakeWorkers(queue: QueueName) {
  for (const workerId of workersOf.get(queue) ?? []) theBoss().notifyWorker(workerId)
}
