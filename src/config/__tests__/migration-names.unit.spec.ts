import { readdirSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"

const AREAS = path.resolve(__dirname, "../../shop")

it("names each migration once over all modules: Medusa keeps one list of those that ran", () => {
  const names = readdirSync(AREAS, { recursive: true, encoding: "utf8" })
    .map((file) => path.basename(file))
    .filter((name) => /^Migration\d+\.ts$/.test(name))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names.length).toBeGreaterThan(0)
})
