import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { plainPath } from "../plain-path"

describe("a path says the same, however it is spelled", () => {
  it.each([
    ["as it is", "/auth/user/emailpass"],
    ["in capitals", "/AUTH/User/emailPASS"],
    ["with a slash at its end", "/auth/user/emailpass/"],
    ["with doubled slashes", "//auth///user/emailpass//"],
    ["with backslashes", "/auth\\user\\emailpass"],
    ["with a letter in %xx", "/auth/%75ser/emailpas%73"],
    ["with a capital in %xx", "/%41uth/user/emailpass"],
    ["with a slash in %xx", "/auth%2fuser%2Femailpass"],
    ["with a %xx in %xx", "/%2561uth/%252575ser/emailpass"],
  ])("%s", (_case, path) => {
    expect(plainPath(path)).toBe("/auth/user/emailpass")
  })

  it.each([
    ["/", "/"],
    ["", "/"],
    ["///", "/"],
    ["/%E0%A4%A/x", "/%e0%a4%a/x"],
  ])("%j is %j", (path, plain) => {
    expect(plainPath(path)).toBe(plain)
  })

  const letters = fc.array(fc.constantFrom(..."abcxyz-".split("")), { minLength: 1, maxLength: 6 })
  const parts = fc.array(letters, { minLength: 1, maxLength: 4 })
  const spelled = (letter: string, way: number) =>
    [letter, letter.toUpperCase(), `%${letter.charCodeAt(0).toString(16)}`][way % 3]

  it("whatever is mixed", () => {
    fc.assert(
      fc.property(
        parts,
        fc.infiniteStream(fc.nat(2)),
        fc.infiniteStream(fc.constantFrom("/", "//")),
        (given, ways, slashes) => {
          const nextOf = <T>(stream: Iterator<T>) => stream.next().value as T
          const path = given.map(
            (part) => nextOf(slashes) + part.map((letter) => spelled(letter, nextOf(ways))).join(""),
          )
          expect(plainPath(path.join(""))).toBe(`/${given.map((part) => part.join("")).join("/")}`)
        },
      ),
    )
  })

  it("never fails, and begins with one slash", () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        expect(plainPath(path)).toMatch(/^\/([^/]|$)/)
      }),
    )
  })
})
