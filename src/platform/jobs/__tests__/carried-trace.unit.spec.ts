import { expect, it } from "vitest"
import { withoutTrace, withTrace } from "../carried-trace"

it("leaves a job as it is where nothing is traced", () => {
  const data = { orderId: "order_1" }
  expect(withTrace(data)).toBe(data)
  expect(withoutTrace(data)).toEqual({ data, parent: undefined })
})

it("gives a handler its data alone", () => {
  expect(withoutTrace({ orderId: "order_1", traceparent: "00-a-b-01" })).toEqual({
    data: { orderId: "order_1" },
    parent: "00-a-b-01",
  })
})
