import { execFileSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { isInstalled } from "../../scripts/lib/install.mjs"
import { ROOT } from "../harness/settings"

const NOT_NEEDED = /^(docs|tests|deploy)\//
const PACKAGES = ["node_modules", "storefront/node_modules"]

export interface SourcesCopy {
  folder: string
  /** Replaces a text that is there once. */
  edit(file: string, before: string, after: string): void
  remove(): void
}

/**
 * The sources as they are now, in a folder of their own with the same packages: whatever becomes of who edits them, the
 * repository's own stay as they are.
 */
export function sourcesCopy(): SourcesCopy {
  // A start in the copy would install what is missing into packages that are not its own.
  if (![ROOT, path.join(ROOT, "storefront")].every((one) => isInstalled(one))) throw new Error("Run npm install first")
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), "shop-sources-"))
  fs.chmodSync(folder, 0o755)
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: ROOT, encoding: "utf8" })
  const files = listed.split("\n").filter((file) => file !== "" && !NOT_NEEDED.test(file))
  for (const file of files.filter((file) => fs.existsSync(path.join(ROOT, file))))
    fs.cpSync(path.join(ROOT, file), path.join(folder, file))
  for (const packages of PACKAGES) fs.symlinkSync(path.join(ROOT, packages), path.join(folder, packages))

  const edit = (name: string, before: string, after: string) => {
    const file = path.join(folder, name)
    const source = fs.readFileSync(file, "utf8")
    if (source.split(before).length !== 2) throw new Error(`"${before}" doesn't stand once in ${name}`)
    fs.writeFileSync(
      file,
      source.replace(before, () => after),
    )
  }
  return { folder, edit, remove: () => fs.rmSync(folder, { recursive: true, force: true }) }
}
