import { expect, it } from "vitest"
import { Outcome } from "../checks/outcome.mjs"
import { countsOf } from "../checks/suites.mjs"

const report = (numPassedTests: number, numFailedTests: number, testResults: object[] = []) => ({
  numPassedTests,
  numFailedTests,
  testResults,
})

it("counts the tests of a run", () => {
  expect(countsOf(report(3, 1), 1)).toEqual({ passed: 3, failed: 1 })
})

it.each([
  ["leaves no report", undefined, 1],
  ["ends with an error although its tests passed", report(3, 0), 1],
  ["has a file that can't be loaded", report(3, 0, [{ status: "failed", assertionResults: [] }]), 1],
])("counts a run that %s as one failure more", (_case, given, exitCode) => {
  expect(countsOf(given, exitCode).failed).toBe(1)
})

it("sums all up in one line", () => {
  const outcome = new Outcome()
  outcome.add({ passed: 6, failed: 0 })
  outcome.add({ passed: 200, failed: 1 })
  expect(String(outcome)).toBe("206 passed, 1 failed")
  expect(outcome.hasFailed).toBe(true)
})
