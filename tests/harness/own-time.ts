import { afterAll, vi } from "vitest"

// A worker's files run in one process: what one of them made of the clock is not the next one's.
afterAll(() => {
  vi.useRealTimers()
})
