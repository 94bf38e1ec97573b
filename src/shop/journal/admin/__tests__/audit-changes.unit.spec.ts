import { describe, expect, it } from "vitest"
import { auditChanges } from "../audit-changes"

describe("auditChanges", () => {
  it.each([
    [
      "what was made",
      null,
      { name: "A", tags: ["x", "y"] },
      [
        ["name", null, "A"],
        ["tags", null, ["x", "y"]],
      ],
    ],
    ["what was deleted", { name: "A" }, null, [["name", "A", null]]],
    [
      "what differs alone",
      { a: 1, b: true, c: null },
      { a: 1, b: false, c: "" },
      [
        ["b", true, false],
        ["c", null, ""],
      ],
    ],
    [
      "records by their path",
      { unit: { id: "1", pinned: true } },
      { unit: { id: "2", pinned: true } },
      [["unit.id", "1", "2"]],
    ],
    ["lists of records as they are", null, { rows: [{ a: 1 }] }, [["rows", null, [{ a: 1 }]]]],
    ["nothing of nothing", null, null, []],
  ])("names %s", (_what, before, after, changes) => {
    expect(auditChanges(before, after).map(({ field, before: was, after: is }) => [field, was, is])).toEqual(changes)
  })
})
