import fs from "node:fs"
import path from "node:path"
import { setDatabase } from "./database-settings"
import { RUN_DIR } from "./settings"

const LOG = path.join(RUN_DIR, "postgres.log")

/** Lets PostgreSQL write down how it worked every statement on this file's database, with the rows of each step. */
export const writeDownPlans = () =>
  setDatabase({
    session_preload_libraries: "auto_explain",
    "auto_explain.log_min_duration": "0",
    "auto_explain.log_analyze": "on",
    "auto_explain.log_timing": "off",
  })

/** The plans of the statements that PostgreSQL worked while `act` ran, each with its statement above it. */
export async function plansDuring(act: () => Promise<unknown>): Promise<string[]> {
  const from = fs.statSync(LOG).size
  await act()
  const lines = fs
    .readFileSync(LOG)
    .subarray(from)
    .toString()
    .split(/\n(?=\d{4}-\d\d-\d\d )/)
  return lines.filter((line) => line.includes("Query Text:"))
}
