import { describe, expect, it } from "vitest"
import { ErpError } from "#shop/erp/data/provider"
import { errorType, inSpan, traceIds, traceParent } from "../spans"

describe("what failed, in a word", () => {
  it.each([
    [new ErpError("transient", "for Petra"), "transient"],
    [Object.assign(new Error("duplicate key (petra@example.ch)"), { code: "23505" }), "23505"],
    [new TypeError("Petra"), "TypeError"],
    [Object.assign(new Error("x"), { name: "Petra Zimmermann" }), "_OTHER"],
    ["petra@example.ch", "_OTHER"],
    [undefined, "_OTHER"],
  ])("%s", (error, word) => {
    expect(errorType(error)).toBe(word)
  })
})

it("does the same where nothing is traced", async () => {
  expect(await inSpan("work", { parent: `00-${"a".repeat(32)}-${"b".repeat(16)}-01` }, async () => "done")).toBe("done")
  await expect(inSpan("work", {}, () => Promise.reject(new Error("no")))).rejects.toThrow("no")
  expect(traceIds()).toEqual({})
  expect(traceParent()).toBeUndefined()
})
