import path from "node:path"

const MOST_LINES = 12

/** A failure's first lines and ours of its stack say what broke; the whole stands where it was printed. */
const firstLines = (text) =>
  text
    .split("\n")
    .filter((line) => !line.includes("/node_modules/"))
    .slice(0, MOST_LINES)
    .join("\n")

const failuresOfFile = ({ name, status, message = "", assertionResults }) => {
  const file = path.basename(name)
  const failed = assertionResults.filter((test) => test.status === "failed")
  if (status === "failed" && failed.length === 0) return [`${file}\n${firstLines(message)}`]
  return failed.map(
    ({ fullName, failureMessages }) => `${file} > ${fullName}\n${firstLines(failureMessages.join("\n"))}`,
  )
}

/**
 * What a run of vitest came to, by its report in JSON. A file that could not be loaded is a failure of its own, and so is a run
 * that broke off or ended with an error although its tests passed.
 * @returns how many tests passed, and a text for each failure: file, test and the error's first lines
 */
export function resultOf(report, exitCode) {
  if (!report) return { passed: 0, failures: ["broke off without a report"] }
  const failures = report.testResults.flatMap(failuresOfFile)
  if (failures.length === 0 && exitCode !== 0)
    failures.push(`ended with exit code ${exitCode} although its tests passed`)
  return { passed: report.numPassedTests, failures }
}
