// npm run nodes [version …]: the quick checks on other versions of Node, which the package `node` brings from the registry.
import { spawnSync } from "node:child_process"
import path from "node:path"

const SUPPORTED = ["22", "24"]

const wanted = process.argv.slice(2)
const failed = (wanted.length > 0 ? wanted : SUPPORTED).filter((version) => {
  process.stdout.write(`\nNode ${version}\n`)
  const check = `node -v && node ${path.join("scripts", "check.mjs")}`
  const { status } = spawnSync("npx", ["--yes", "--package", `node@${version}`, "--call", check], {
    cwd: path.resolve(import.meta.dirname, ".."),
    stdio: "inherit",
    shell: process.platform === "win32",
  })
  return status !== 0
})
if (failed.length > 0) process.stdout.write(`\nFailed on Node ${failed.join(" and ")}\n`)
process.exit(failed.length > 0 ? 1 : 0)
