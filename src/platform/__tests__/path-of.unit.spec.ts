import { describe, expect, it } from "vitest"
import { pathOf } from "../path-of"

describe("the path of an address", () => {
  it.each([
    ["/mieten/", "/mieten"],
    ["/mieten///?a=/b/", "/mieten"],
    ["//mieten", "//mieten"],
    ["/", ""],
    ["/?a", ""],
  ])("of %s is '%s'", (url, path) => expect(pathOf(url)).toBe(path))

  it("is found as fast among slashes as among letters", () => {
    const timeOf = (url: string) => {
      const start = performance.now()
      for (let run = 0; run < 20; run++) pathOf(url)
      return performance.now() - start
    }
    timeOf("/".repeat(16_000))
    const [slashes, letters] = [`${"/".repeat(16_000)}x`, `/${"x".repeat(16_000)}`].map(timeOf)
    expect(slashes).toBeLessThan(letters + 50)
  })
})
