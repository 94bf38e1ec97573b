import { expect, it } from "vitest"
import { typeNews } from "../types.mjs"

const FIRST = [
  "[10:00:00] Starting compilation in watch mode...",
  "",
  "[10:00:20] Found 0 errors. Watching for file changes.",
]
const ERROR = "src/kernel/money.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'."
const WRONG = ["[10:01:00] File change detected. Starting incremental compilation...", "", ERROR, ""]
const FOUND = "[10:01:05] Found 1 error. Watching for file changes."
const MENDED = "[10:02:05] Found 0 errors. Watching for file changes."

it("tells of errors and of their end, and of nothing else", () => {
  const news = typeNews()
  const told = [...FIRST, ...WRONG, FOUND, ...FIRST.slice(0, 1), MENDED, ...FIRST].map(news)
  expect(told.filter((line) => line !== undefined)).toEqual([ERROR, "1 error", "no errors any more"])
})
