import { readdirSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"

const SHOP = path.resolve(__dirname, "..")

const migrations = readdirSync(SHOP, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\/migrations\/[^/]+\.ts$/.test(file))

describe("migrations", () => {
  it("are found", () => expect(migrations.length).toBeGreaterThan(30))

  // Medusa notes what has run by name alone, whatever the module: of two of one name the second never runs.
  it("have a name that no other module's has", () => {
    const names = migrations.map((file) => path.basename(file))
    expect(migrations.filter((file) => names.filter((name) => name === path.basename(file)).length > 1)).toEqual([])
  })
})
