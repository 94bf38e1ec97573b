import { describe, expect, it } from "vitest"
import { readArguments } from "../arguments.mjs"

describe("npm run dev --", () => {
  it.each([
    [[], { inspectPort: undefined, checksTypes: true }],
    [["--inspect"], { inspectPort: 9229, checksTypes: true }],
    [["--inspect=9300", "--no-types"], { inspectPort: 9300, checksTypes: false }],
  ])("%j", (words, options) => expect(readArguments(words)).toEqual(options))

  it("names what it doesn't know", () => {
    expect(() => readArguments(["--inspct"])).toThrow("doesn't know --inspct")
  })
})
