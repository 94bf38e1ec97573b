import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { EnvironmentError } from "../../environment-error"
import { readExtensions } from "../index"

function configFile(text: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "config-"))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const file = path.join(folder, "shop.config.cjs")
  fs.writeFileSync(file, text)
  return file
}

it.each([
  ["forgets the default export", "exports.extensions = []"],
  ["names no list", "exports.default = {}"],
  ["names one extension alone", "exports.default = { extensions: { name: 'acme' } }"],
])("says in one line what is wrong with a configuration that %s", (_case, text) => {
  const read = () => readExtensions(configFile(text))
  expect(read).toThrow(EnvironmentError)
  expect(read).toThrow("must export { extensions: [...] }, made by defineExtension, by default.")
})

it("has the shop's own beside those of a configuration", () => {
  const names = readExtensions(configFile("exports.default = { extensions: [] }")).map(({ name }) => name)
  expect(names).toEqual(["bexio", "zefix"])
})
