import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { mergeFindings, writeReport } from "../checks/bench-report.mjs"

const finding = (area: string, what: string, isReached = true) => ({
  area,
  what,
  target: "≤ 1 | 2",
  measured: "1",
  isReached,
})
const OLD = [finding("Pages", "home"), finding("Pages", "cart a|b", false), finding("Staff", "GET /old")]
const NEW = [finding("Staff", "GET /new")]

describe("a report of a bench", () => {
  let folder: string
  let files: { measuredFile: string; reportFile: string }
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), "bench-"))
    files = { measuredFile: path.join(folder, "findings.jsonl"), reportFile: path.join(folder, "bench.md") }
    writeReport(files.reportFile, OLD)
    writeFileSync(files.measuredFile, `${NEW.map((found) => JSON.stringify(found)).join("\n")}\n`)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it("keeps the other areas when a part is measured", () => {
    expect(mergeFindings({ ...files, isWhole: false })).toEqual([...OLD.slice(0, 2), ...NEW])
  })

  it("is the new one when everything is measured", () => {
    expect(mergeFindings({ ...files, isWhole: true })).toEqual(NEW)
  })

  it("is the same again when it is written from what was read", () => {
    const before = readFileSync(files.reportFile, "utf8")
    writeFileSync(files.measuredFile, "")
    writeReport(files.reportFile, mergeFindings({ ...files, isWhole: false }))
    expect(readFileSync(files.reportFile, "utf8")).toBe(before)
  })
})
