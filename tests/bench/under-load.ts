import { percentile } from "./statistics"

export interface LoadResult {
  perSecond: number
  /** Milliseconds of each act. */
  times: number[]
}

/** So many at a time; each begins the next act as soon as its own is done. */
export async function underLoad(acts: readonly (() => Promise<unknown>)[], connections: number): Promise<LoadResult> {
  const times: number[] = []
  const left = acts[Symbol.iterator]()
  const start = performance.now()
  async function connection() {
    for (const act of left) {
      const began = performance.now()
      await act()
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return { perSecond: (acts.length * 1000) / (performance.now() - start), times }
}

export const spread = (times: number[]) => ({ p50: percentile(times, 0.5), p95: percentile(times, 0.95) })
