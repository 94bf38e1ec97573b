import { expect, it } from "vitest"
import { Times } from "../checks/times.mjs"

const report = (...durations: number[]) => ({
  testResults: [
    {
      name: "/shop/tests/http/cart.spec.ts",
      assertionResults: durations.map((duration) => ({ fullName: `takes ${duration}`, duration })),
    },
  ],
})

it("tells how long each suite took, and the slowest tests of all", () => {
  const times = new Times()
  times.add("Contract over HTTP", 61_250, report(900, 2_340))
  times.add("Faults", 5_000, report(1_500))
  expect(String(times).split("\n")).toEqual([
    "Suites",
    "   61.3 s  Contract over HTTP",
    "    5.0 s  Faults",
    "Slowest tests",
    "    2.3 s  cart.spec.ts > takes 2340",
    "    1.5 s  cart.spec.ts > takes 1500",
    "    0.9 s  cart.spec.ts > takes 900",
  ])
})

it("names no more than twenty tests, and a suite that left no report", () => {
  const times = new Times()
  times.add("Journeys", 1_000, report(...Array.from({ length: 30 }, (_, index) => index)))
  times.add("Start", 1_000, undefined)
  expect(String(times).match(/takes/g)).toHaveLength(20)
  expect(String(times)).toContain("Start")
})
