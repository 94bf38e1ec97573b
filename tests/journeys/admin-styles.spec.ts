import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { ROOT } from "../harness/settings"

const textsIn = (folder: string, names: RegExp): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => names.test(file))
    .map((file) => readFileSync(path.join(ROOT, folder, file), "utf8"))

/** Classes with a value of their own, as `max-h-[70vh]`: Medusa's own pages bring most others. */
const OWN_VALUE = /[\w:-]+-\[[^\]"'\s]+\]/g
const selectorOf = (name: string) => `.${name.replace(/[^\w-]/g, "\\$&")}`

it("styles the admin's parts in the areas, which Medusa's own configuration wouldn't look at", () => {
  const used = textsIn("src/shop", /\/admin\/.*\.tsx$/).flatMap((text) => text.match(OWN_VALUE) ?? [])
  const styles = textsIn("public/admin/assets", /\.css$/).join("")
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((name) => !styles.includes(selectorOf(name)))).toEqual([])
})
