/**
 * What each queue's jobs carry: identifiers only, never secrets or texts, since jobs stay readable in the database. Each area
 * says it of its own in `commands/jobs.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: areas add to it
export interface JobData {}
export type QueueName = keyof JobData

export interface QueueOptions {
  /** A job that runs longer is given to another worker; so is one whose process died. */
  expireInSeconds: number
  /** The n-th repetition comes after about `retryDelay × 2^(n-1)` seconds. */
  retryDelay: number
  retryLimit: number
  /** Jobs of this queue that one process runs at the same time. */
  workers: number
}

/** Of every queue: fifteen repetitions bridge a neighbour's outage of about two days. */
export const DURABLE: QueueOptions = { expireInSeconds: 45, retryDelay: 3, retryLimit: 15, workers: 2 }
