import { expect, it } from "vitest"
import { Outcome } from "../checks/outcome.mjs"
import { resultOf } from "../checks/report.mjs"

const PASSED = { name: "/shop/tests/http/cart.spec.ts", status: "passed", assertionResults: [{ status: "passed" }] }
const FAILED = {
  name: "/shop/tests/http/order.spec.ts",
  status: "failed",
  assertionResults: [
    { status: "passed" },
    { status: "failed", fullName: "an order has a number", failureMessages: ["AssertionError: no number"] },
  ],
}
const NOT_LOADED = { name: "/shop/a.spec.ts", status: "failed", message: "Cannot find module", assertionResults: [] }

it("counts the tests of a run and names those that failed, with their errors", () => {
  expect(resultOf({ numPassedTests: 3, testResults: [PASSED, FAILED] }, 1)).toEqual({
    passed: 3,
    failures: ["order.spec.ts > an order has a number\nAssertionError: no number"],
  })
})

it("keeps of an error its first lines", () => {
  const [test] = FAILED.assertionResults.slice(1)
  const long = { ...FAILED, assertionResults: [{ ...test, failureMessages: ["line\n".repeat(100)] }] }
  const { failures } = resultOf({ numPassedTests: 0, testResults: [long] }, 1)
  expect(failures[0]?.split("\n")).toHaveLength(13)
})

it.each([
  ["leaves no report", undefined, 1, "broke off without a report"],
  [
    "ends with an error although its tests passed",
    { numPassedTests: 3, testResults: [PASSED] },
    1,
    "ended with exit code 1 although its tests passed",
  ],
  [
    "has a file that can't be loaded",
    { numPassedTests: 3, testResults: [PASSED, NOT_LOADED] },
    1,
    "a.spec.ts\nCannot find module",
  ],
])("counts a run that %s as one failure more", (_case, report, exitCode, failure) => {
  expect(resultOf(report, exitCode).failures).toEqual([failure])
})

it("ends with each failure and with one line that sums all up", () => {
  const outcome = new Outcome()
  outcome.add("Types", { passed: 6, failures: [] })
  outcome.add("Contract over HTTP", { passed: 200, failures: ["order.spec.ts > an order has a number"] })
  expect(String(outcome)).toBe(
    "FAILED Contract over HTTP: order.spec.ts > an order has a number\n\n206 passed, 1 failed",
  )
  expect(outcome.hasFailed).toBe(true)
})
