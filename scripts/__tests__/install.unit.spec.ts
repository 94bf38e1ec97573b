import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { extensionsWithPackages, installPackages, isInstalled } from "../lib/install.mjs"

type Packages = Record<string, { version?: string; optional?: boolean; dev?: boolean }>

/** A folder with a lock file and, if given, npm's note of what it installed. */
function folderWith(wanted: Packages, installed?: Packages) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "install-"))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  fs.mkdirSync(path.join(folder, "node_modules"))
  fs.writeFileSync(path.join(folder, "package-lock.json"), JSON.stringify({ packages: { "": {}, ...wanted } }))
  if (installed)
    fs.writeFileSync(path.join(folder, "node_modules/.package-lock.json"), JSON.stringify({ packages: installed }))
  return folder
}

describe("packages are installed", () => {
  it("when each is there in the version of the lock", () => {
    expect(
      isInstalled(folderWith({ "node_modules/a": { version: "1.0.0" } }, { "node_modules/a": { version: "1.0.0" } })),
    ).toBe(true)
  })

  it("also without the optional ones of other platforms", () => {
    expect(isInstalled(folderWith({ "node_modules/a": { version: "1.0.0", optional: true } }, {}))).toBe(true)
  })

  it("for a server also without those that build and test", () => {
    const folder = folderWith({ "node_modules/a": { version: "1.0.0", dev: true } }, {})
    expect(isInstalled(folder)).toBe(false)
    expect(isInstalled(folder, { forServer: true })).toBe(true)
  })

  it.each([
    ["one has another version", { "node_modules/a": { version: "1.1.0" } }],
    ["one is missing", {}],
    ["the installation was interrupted", undefined],
  ])("but not when %s", (_case, installed) => {
    expect(isInstalled(folderWith({ "node_modules/a": { version: "1.0.0" } }, installed))).toBe(false)
  })
})

it("of extensions are looked for where they have a lock of their own", () => {
  const extensions = fs.mkdtempSync(path.join(os.tmpdir(), "extensions-"))
  onTestFinished(() => fs.rmSync(extensions, { recursive: true }))
  for (const name of ["acme", "example-charge"]) fs.mkdirSync(path.join(extensions, name))
  fs.writeFileSync(path.join(extensions, "acme/package-lock.json"), "{}")
  fs.writeFileSync(path.join(extensions, "notes.txt"), "")
  expect(extensionsWithPackages(extensions)).toEqual([path.join(extensions, "acme")])
  expect(extensionsWithPackages(path.join(extensions, "nowhere"))).toEqual([])
})

it.each([
  ["a server those of an extension that has others now", { forServer: true }, ["extensions/acme"]],
  ["who builds all, each of which looks itself", {}, [".", "storefront", "extensions/acme"]],
])("are installed for %s", async (_case, options, expected) => {
  const root = folderWith({ "node_modules/a": { version: "1.0.0", dev: true } }, {})
  fs.mkdirSync(path.join(root, "extensions"))
  fs.cpSync(folderWith({ "node_modules/b": { version: "2.0.0" } }, {}), path.join(root, "extensions/acme"), {
    recursive: true,
  })
  const installed: string[] = []
  const installOne = async (folder: string) => {
    installed.push(path.relative(root, folder) || ".")
  }
  await installPackages({ ...options, root, installOne })
  expect(installed).toEqual(expected)
})
