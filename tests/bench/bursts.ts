import autocannon from "autocannon"
import { median } from "./statistics"

export interface Load {
  url: string
  headers?: Record<string, string>
}

interface BurstOptions {
  rounds?: number
  seconds?: number
  connections?: number
}

/**
 * Requests per second under full load. Ends when the server is free again, so that what one burst left behind does not
 * slow the next. A burst too short for a single answer counts one. @throws if any answer is not 2xx
 */
export async function requestsPerSecond(load: Load, seconds = 2, connections = 8): Promise<number> {
  const result = await autocannon({ ...load, connections, duration: seconds })
  await autocannon({ ...load, connections: 1, amount: 1 })
  if (result.non2xx + result.errors + result.timeouts > 0)
    throw new Error(`${load.url}: ${result.non2xx} refused, ${result.errors + result.timeouts} failed`)
  return Math.max(result.requests.total, 1) / result.duration
}

/**
 * Throughput of `ours` over `theirs`, as the median of the ratios of neighbouring bursts: A B | B A | A B …, so that
 * whatever else the machine does falls on both.
 */
export async function throughputRatio(ours: Load, theirs: Load, options: BurstOptions = {}) {
  const { rounds = 6, seconds = 2, connections = 8 } = options
  for (const load of [ours, theirs]) await requestsPerSecond(load, 1, connections)
  const pairs: { ours: number; theirs: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const pair = { ours: 0, theirs: 0 }
    for (const side of round % 2 ? (["theirs", "ours"] as const) : (["ours", "theirs"] as const))
      pair[side] = await requestsPerSecond(side === "ours" ? ours : theirs, seconds, connections)
    pairs.push(pair)
  }
  return {
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
    ours: median(pairs.map((pair) => pair.ours)),
    theirs: median(pairs.map((pair) => pair.theirs)),
  }
}

/** Milliseconds of each of `count` runs of two acts in turns, one after the other. */
export async function alternately(count: number, ours: () => Promise<number>, theirs: () => Promise<number>) {
  const times = { ours: [] as number[], theirs: [] as number[] }
  for (let run = 0; run < count; run++)
    for (const side of run % 2 ? (["theirs", "ours"] as const) : (["ours", "theirs"] as const))
      times[side].push(await (side === "ours" ? ours() : theirs()))
  return times
}

/** Milliseconds that `act` takes, and what it answered. */
export async function timed<T>(act: () => Promise<T>): Promise<{ ms: number; answer: T }> {
  const start = performance.now()
  const answer = await act()
  return { ms: performance.now() - start, answer }
}
