import { execFileSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { ROOT } from "../lib/root.mjs"

let folder: string
const file = () => path.join(folder, "answer.ts")
const kept = () => path.join(folder, "kept")
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "typescript-"))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const write = (answer: string) =>
  fs.writeFileSync(
    file(),
    `interface Answer {\n  text: string\n}\nexport const answer: Answer = { text: "${answer}" }\nexport const line = new Error().stack as string\n`,
  )

/** In a process of its own, as a start is. */
function loaded(): { answer: { text: string }; line: string } {
  const program = `import("./scripts/lib/typescript.mjs").then(({ registerTypeScript }) => {
    registerTypeScript(${JSON.stringify(kept())})
    console.log(JSON.stringify(require(${JSON.stringify(file())})))
  })`
  return JSON.parse(execFileSync(process.execPath, ["-e", program], { cwd: ROOT, encoding: "utf8" }))
}
const keptFile = () => {
  const [name] = fs.readdirSync(kept(), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"))
  return path.join(kept(), name)
}

it("is compiled once for all processes, until it is edited; a stack names its own lines", () => {
  write("first")
  expect(loaded()).toEqual({ answer: { text: "first" }, line: expect.stringContaining("answer.ts:5:21") })
  fs.writeFileSync(keptFile(), fs.readFileSync(keptFile(), "utf8").replace('"first"', '"kept"'))
  expect(loaded().answer.text).toBe("kept")
  write("second")
  expect(loaded().answer.text).toBe("second")
})

it.each([
  ["within its code", (whole: string) => whole.slice(0, whole.indexOf("exports.answer") + 8)],
  ["after the code, without its map", (whole: string) => whole.slice(0, whole.indexOf("//# sourceMappingURL"))],
  ["after its first stamp", (whole: string) => whole.slice(0, whole.indexOf("*/") + 2)],
])("is compiled again where what was kept ends %s", (_where, cut) => {
  write("first")
  const first = loaded()
  const whole = fs.readFileSync(keptFile(), "utf8")
  expect(cut(whole).length).toBeLessThan(whole.length)
  fs.writeFileSync(keptFile(), cut(whole))
  expect(loaded()).toEqual(first)
  expect(fs.readFileSync(keptFile(), "utf8")).toBe(whole)
})

it("is compiled for itself where nothing can be kept", () => {
  write("first")
  fs.writeFileSync(kept(), "no folder")
  expect(loaded().answer.text).toBe("first")
})

it("leaves private fields to the engine, which keeps them in their objects", () => {
  fs.writeFileSync(
    file(),
    "export class Answer {\n  #text = 'own'\n  read = () => this.#text\n}\nexport const answer = new Answer().read()\n",
  )
  expect(loaded().answer).toBe("own")
  expect(fs.readFileSync(keptFile(), "utf8")).not.toContain("WeakMap")
})
