import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { DueWatch, type NextDue } from "../due-watch"

const queue = { due: [] as NextDue, looks: 0, woken: [] as string[], errors: [] as string[] }
let watch: DueWatch

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] })
  Object.assign(queue, { due: [], looks: 0, woken: [], errors: [] })
  const nextDue = async () => {
    queue.looks += 1
    return queue.due
  }
  watch = new DueWatch({
    nextDue,
    wake: (name) => queue.woken.push(name),
    onError: ({ message }) => queue.errors.push(message),
  })
})
afterEach(() => {
  watch.stop()
  vi.useRealTimers()
})

it("asks four times a minute while nothing waits", async () => {
  watch.lookSoon()
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(queue.looks).toBe(1 + 4)
})

it("wakes the queues that are due, and no others", async () => {
  queue.due = [
    ["order-placed", -5],
    ["staff-alarm", 90_000],
  ]
  watch.lookSoon()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(queue.woken).toEqual(["order-placed"])
})

it("looks again when the next repetition is due", async () => {
  queue.due = [["order-placed", 6_000]]
  watch.lookSoon()
  await vi.advanceTimersByTimeAsync(1_000)
  queue.due = [["order-placed", 0]]
  await vi.advanceTimersByTimeAsync(5_999)
  expect(queue.woken).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(queue.woken).toEqual(["order-placed"])
})

it("looks each second while all workers are too busy for what is due", async () => {
  queue.due = [["order-placed", -1]]
  watch.lookSoon()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(queue.looks).toBe(5)
})

it("goes on after the database was away", async () => {
  const nextDue = vi
    .fn()
    .mockRejectedValueOnce(new Error("away"))
    .mockResolvedValue([["order-placed", 0]])
  watch = new DueWatch({
    nextDue,
    wake: (name) => queue.woken.push(name),
    onError: (error) => queue.errors.push(error.message),
  })
  watch.lookSoon()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(queue.errors).toEqual(["away"])
  await vi.advanceTimersByTimeAsync(15_000)
  expect(queue.woken).toEqual(["order-placed"])
})

it("asks nothing once it is stopped", async () => {
  watch.lookSoon()
  watch.stop()
  watch.lookSoon()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(queue.looks).toBe(0)
})
