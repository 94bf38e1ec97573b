import type { ResolvedConfig } from "vite"
import { describe, expect, it } from "vitest"
import { withoutUnreached } from "../without-unreached.ts"

/** A build that meets one file of the two libraries that something is left out of. */
function built(command: "build" | "serve", ssr: boolean, files: string[]) {
  const plugin = withoutUnreached([
    { file: /one\.js$/, never: ["one"] },
    { file: /two\.js$/, never: ["two"] },
  ])
  plugin.configResolved({ command, build: { ssr } as ResolvedConfig["build"] })
  for (const file of files) plugin.transform("function one() {} function two() {}", file)
  return plugin
}

describe("a build without what no page reaches", () => {
  it("fails if a library's file is no longer there", () => {
    expect(() => built("build", false, ["a/one.js"]).buildEnd()).toThrow("No file of the build is /two\\.js$/")
  })

  it.each([
    ["that meets them all", "build", false, ["a/one.js", "b/two.js"]],
    ["of the server, which may do without some", "build", true, ["a/one.js"]],
    ["of a spec", "serve", false, []],
  ] as const)("ends well: one %s", (_case, command, ssr, files) => {
    expect(() => built(command, ssr, [...files]).buildEnd()).not.toThrow()
  })

  it("tells why it failed, and not what it didn't come to", () => {
    expect(() => built("build", false, []).buildEnd(new Error("a typing error"))).not.toThrow()
  })
})
