import { describe, expect, it } from "vitest"
import { type LeftOut, leaveOut } from "../leave-out.ts"

const without = (code: string, parts: Omit<LeftOut, "file">) => leaveOut(code, { file: /library/, ...parts })
const THROWS = '{ throw Error("left out by storefront/build") }'

describe("leaving out what no page reaches", () => {
  it.each([
    ["a function", "function one(a) { return a }", "one", `function one(a) ${THROWS}`],
    ["a named arrow", "const one = (a) => a + 1", "one", `const one = (a) => ${THROWS}`],
    ["a method", "class A { one() {} two() {} }", "A.one", "class A {  two() {} }"],
    ["a method of a class in a variable", "var A = class { one() {} }", "A.one", "var A = class {  }"],
    ["a function put on a prototype", "A.prototype.one = function () {};", "A.prototype.one", "0;"],
  ])("leaves out %s", (_case, code, name, expected) => {
    expect(without(code, { never: [name] })).toBe(expected)
  })

  it("keeps the call of what would find nothing to do", () => {
    expect(without("function one(a) { seek(a) }\none(1)", { idle: ["one"] })).toBe("function one(a) {}\none(1)")
  })

  it("leaves out statements that tell developers, and no value", () => {
    const code = "if (a) logger.warn('x'); const b = logger.warn('y')"
    expect(without(code, { said: /^logger\./ })).toBe("if (a) ; const b = logger.warn('y')")
  })

  it("writes a setting's value for the question", () => {
    expect(without("if (options.debug) a()", { texts: [["options.debug", "false"]] })).toBe("if (false) a()")
    expect(without("x = f(1)", { texts: [[/= (f\()/g, "= /* @__PURE__ */ $1"]] })).toBe("x = /* @__PURE__ */ f(1)")
  })

  it.each([
    ["the function", { never: ["two"] }],
    ["the method", { idle: ["A.two"] }],
    ["the statement", { said: /^logger/ }],
    ["the text", { texts: [["options.debug", "false"]] as const }],
  ])("fails if %s is no longer there", (_case, parts) => {
    expect(() => without("function one() {}", parts)).toThrow("Not in /library/")
  })
})
