import { expect, it } from "vitest"
import { jobId } from "../job-id"

it("names a job by its queue and key, as a UUID that PostgreSQL takes", () => {
  expect(jobId("order-placed", "order_1")).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
  expect(jobId("order-placed", "order_1")).toBe(jobId("order-placed", "order_1"))
})

it("tells queues and keys apart", () => {
  const ids = [jobId("a", "b"), jobId("b", "a"), jobId("a", "bb"), jobId("ab", "b")]
  expect(new Set(ids).size).toBe(ids.length)
})
