import { execFile } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, expect, it } from "vitest"
import { ROOT } from "../lib/root.mjs"

const PLANTED = path.join(ROOT, "extensions/example-planted")
const TOOL = path.join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs")
const files = {
  "by-the-entry.ts": `export { defineExtension } from "#extension"\nexport { sep } from "node:path"\nexport { z } from "zod"\n`,
  "into-the-core.ts": `export { message } from "../../src/kernel/wire/message"\n`,
  "by-an-alias.ts": `export { readEnv } from "#config/env"\n`,
  "into-another.ts": `export { booksIn } from "../example-json-erp/books"\n`,
  "with-tests.ts": `export { describeErpProvider } from "#extension/testing"\n`,
}

let refused: string
beforeAll(async () => {
  fs.mkdirSync(PLANTED, { recursive: true })
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(PLANTED, name), text)
  const args = [TOOL, "--config", ".dependency-cruiser.cjs", "--output-type", "err", "extensions/example-planted"]
  const env = { ...process.env, NO_COLOR: "1" }
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, env }).catch((error) => error)
  refused = stdout
}, 60_000)
afterAll(() => fs.rmSync(PLANTED, { recursive: true }))

it.each([
  ["into-the-core.ts", "extensions-by-the-public-entry"],
  ["by-an-alias.ts", "extensions-by-the-public-entry"],
  ["into-another.ts", "extensions-by-the-public-entry"],
  ["with-tests.ts", "tests-of-extensions-by-the-public-entry"],
])("refuses an extension's import in %s", (file, rule) => {
  expect(refused).toMatch(new RegExp(`${rule}: extensions/example-planted/${file.replace(".", "\\.")} `))
})

it("takes the public entry, Node and packages", () => {
  expect(refused).not.toContain("by-the-entry")
})
