import fs from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { ROOT } from "../../harness/settings"
import { PLANTED } from "./planted"

const edits = PLANTED.flatMap(({ name, edits = [] }) => edits.map((edit) => [name, edit] as const))

it.each(edits)("%s has a place in the shop as it is", (_name, { file, before, after }) => {
  expect(fs.readFileSync(path.join(ROOT, file), "utf8").split(before)).toHaveLength(2)
  expect(after).not.toBe(before)
})
