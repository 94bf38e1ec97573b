import { execFileSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { expect, it, onTestFinished } from "vitest"

it.each(["start/start.mjs", "dev/dev.mjs"])("%s is loaded on a fresh clone, before any package is there", (file) => {
  const clone = fs.mkdtempSync(path.join(os.tmpdir(), "clone-"))
  onTestFinished(() => fs.rmSync(clone, { recursive: true }))
  const scripts = path.resolve(import.meta.dirname, "..")
  fs.cpSync(scripts, path.join(clone, "scripts"), { recursive: true })
  fs.copyFileSync(path.join(scripts, "../package.json"), path.join(clone, "package.json"))
  const program = `await import(${JSON.stringify(pathToFileURL(path.join(clone, "scripts", file)).href)}); console.log("loaded"); process.exit()`
  expect(execFileSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" })).toBe("loaded\n")
})
