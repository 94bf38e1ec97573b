import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { ROOT } from "../lib/root.mjs"
import { requireUniqueMigrations, schemaFingerprint, schemaPlaces } from "../lib/schema.mjs"

let root: string
const write = (file: string, text = "export class Migration {}") => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "schema-"))
  write("package.json", JSON.stringify({ dependencies: { "shop-plugin": "1.0.0", pg: "8" } }))
  write("medusa-config.ts", `plugins: [{ resolve: "./plugins/local" }, "shop-plugin"]`)
  write("package-lock.json", "{}")
  write("node_modules/shop-plugin/.medusa/server/src/modules/points/migrations/Migration1.js")
  write("node_modules/@medusajs/order/dist/migrations/Migration1.js")
  write("plugins/local/.medusa/server/src/modules/points/migrations/Migration1.js")
})
afterEach(() => fs.rmSync(root, { recursive: true }))

describe("the schema that a version is written for", () => {
  it.each([
    ["a migration of the shop", "src/shop/rental/data/migrations/Migration2.ts"],
    ["a migration of what all areas use", "src/platform/outbox/migrations/Migration2.ts"],
    ["a link of the shop", "src/links/order.ts"],
    ["a script that runs with the migrations", "src/migration-scripts/fill.ts"],
    [
      "a migration of an installed plugin",
      "node_modules/shop-plugin/.medusa/server/src/modules/points/migrations/Migration2.js",
    ],
    ["a link of a plugin", "node_modules/shop-plugin/.medusa/server/src/links/points.js"],
    ["a script of a plugin", "node_modules/shop-plugin/.medusa/server/src/migration-scripts/fill.js"],
    [
      "a migration of a plugin next to the shop",
      "plugins/local/.medusa/server/src/modules/points/migrations/Migration2.js",
    ],
    ["a migration of a module that is a package", "node_modules/shop-plugin/dist/migrations/Migration2.js"],
    ["a migration of Medusa's", "node_modules/@medusajs/order/dist/migrations/Migration2.js"],
    ["another configuration", "medusa-config.ts"],
  ])("is another one with %s", (_what, file) => {
    const before = schemaFingerprint(root)
    write(file, "export class Migration2 {}")
    expect(schemaFingerprint(root)).not.toBe(before)
  })

  it("is another one with other words of a plugin's migration", () => {
    const before = schemaFingerprint(root)
    write("node_modules/shop-plugin/.medusa/server/src/modules/points/migrations/Migration1.js", "other")
    expect(schemaFingerprint(root)).not.toBe(before)
  })

  it("is the same with other pages, and with a plugin that is a link to where it lies", () => {
    const before = schemaFingerprint(root)
    write("src/admin/page.tsx")
    write("node_modules/shop-plugin/readme.md")
    fs.renameSync(path.join(root, "node_modules/shop-plugin"), path.join(root, "elsewhere"))
    fs.symlinkSync(path.join(root, "elsewhere"), path.join(root, "node_modules/shop-plugin"))
    expect(schemaFingerprint(root)).toBe(before)
  })

  it("names every migration of Medusa's that is installed", () => {
    const places = schemaPlaces()
    const scope = path.join(ROOT, "node_modules/@medusajs")
    const installed = fs.readdirSync(scope).flatMap((name) =>
      fs
        .readdirSync(path.join(scope, name), { recursive: true, encoding: "utf8" })
        .filter((file) => /(^|\/)migrations\/Migration\w+\.js$/.test(file) && !file.includes("__"))
        .map((file) => `node_modules/@medusajs/${name}/${file}`),
    )
    expect(installed.length).toBeGreaterThan(100)
    expect(installed.filter((file) => !places.some((place) => file.startsWith(`${place}/`)))).toEqual([])
  })
})

describe("migrations of extensions", () => {
  const extension = ["extensions/points/modules/points"]
  beforeEach(() => write("src/shop/rental/data/migrations/Migration2.ts"))

  it("may have any name that nobody has", () => {
    write(`${extension[0]}/migrations/Migration3.ts`)
    expect(() => requireUniqueMigrations(extension, root)).not.toThrow()
  })

  it.each([
    ["the shop's", "src/shop/rental/data/migrations/Migration2.ts"],
    ["Medusa's", "node_modules/@medusajs/order/dist/migrations/Migration1.js"],
    ["a plugin's", "node_modules/shop-plugin/.medusa/server/src/modules/points/migrations/Migration1.js"],
  ])("are refused by name and files where one has the name of %s", (_whose, taken) => {
    const name = path.basename(taken).split(".")[0]
    write(taken)
    write(`${extension[0]}/migrations/${name}.ts`)
    expect(() => requireUniqueMigrations(extension, root)).toThrow(
      `${name} is there twice, rename the extension's: ${extension[0]}/migrations/${name}.ts`,
    )
  })
})
