import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { requireOwnNames } from "../module-names"

/** A module as Medusa's `Module` makes it. */
function moduleCalled(name: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "module-"))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const text = `class Service {}
Service.prototype.__joinerConfig = () => ({ serviceName: "${name}" })
exports.default = { service: Service }`
  fs.writeFileSync(path.join(folder, "index.js"), text)
  return folder
}

it("lets modules of extensions have names of their own", () => {
  expect(() => requireOwnNames([moduleCalled("acmePoints"), moduleCalled("acmeStock")], ["quotes"])).not.toThrow()
})

it.each([
  ["the shop's", () => [moduleCalled("quotes")]],
  ["another extension's", () => [moduleCalled("acme"), moduleCalled("acme")]],
])("refuses a name that is %s, whose module would be gone without a word", (_case, modules) => {
  const places = modules()
  expect(() => requireOwnNames(places, ["quotes"])).toThrow(`rename the extension's: ${places.at(-1)}.`)
})
