import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { ZXING_WASM_SHA256 } from "barcode-detector/ponyfill"
import { describe, expect, it } from "vitest"
import { PROBLEM_TEXTS, problemOf } from "../camera-problem"

it("serves the WebAssembly that the reader expects", () => {
  const file = readFileSync(createRequire(__filename).resolve("zxing-wasm/reader/zxing_reader.wasm"))
  expect(createHash("sha256").update(file).digest("hex")).toBe(ZXING_WASM_SHA256)
})

describe("a camera that shows nothing", () => {
  it.each([
    ["NotAllowedError", "refused"],
    ["SecurityError", "refused"],
    ["NotFoundError", "none"],
    ["OverconstrainedError", "none"],
    ["NotReadableError", "busy"],
    ["AbortError", "busy"],
    ["NotSupportedError", "unsafe"],
    ["TypeError", "busy"],
  ] as const)("with %s is %s", (name, problem) => {
    expect(problemOf(Object.assign(new Error("no"), { name }))).toBe(problem)
    expect(PROBLEM_TEXTS[problem]).toMatch(/\.$/)
  })

  it("with what isn't an error is busy", () => expect(problemOf("no")).toBe("busy"))
})
