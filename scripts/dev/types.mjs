import { spawn } from "node:child_process"
import os from "node:os"
import path from "node:path"
import { createInterface } from "node:readline"
import { pathToFileURL } from "node:url"
import { ROOT } from "../lib/root.mjs"
import { say } from "../start/stopping.mjs"

const PROGRAMS = [
  { name: "shop", project: "tsconfig.json" },
  { name: "storefront", project: "storefront/tsconfig.json" },
]
const TSC = path.join(ROOT, "node_modules/typescript/bin/tsc")
const END_WITH_PARENT = pathToFileURL(path.join(ROOT, "scripts/lib/end-with-parent.mjs")).href
const LOWEST_PRIORITY = 19

const FOUND = /Found (\d+) errors?\./

/**
 * What is worth a line of what `tsc --watch` says: errors, and that there are none any more. Each check ends by telling
 * how many it found.
 * @returns a function of one line, which returns what to print of it, if anything
 */
export function typeNews() {
  let hadErrors = false
  return (line) => {
    const [, found] = FOUND.exec(line) ?? []
    if (found === undefined) return /^\d|^\[|^$|Starting .*compilation/.test(line) ? undefined : line
    const isMended = hadErrors && found === "0"
    hadErrors = found !== "0"
    if (isMended) return "no errors any more"
    return hadErrors ? `${found} ${found === "1" ? "error" : "errors"}` : undefined
  }
}

function watch({ name, project }) {
  const notes = path.join(ROOT, `.medusa/dev/${name}.tsbuildinfo`)
  const args = ["--watch", "--preserveWatchOutput", "--noEmit", "--incremental", "--tsBuildInfoFile", notes]
  const child = spawn(process.execPath, ["--import", END_WITH_PARENT, TSC, ...args, "-p", project], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  })
  os.setPriority(child.pid, LOWEST_PRIORITY)
  const news = typeNews()
  createInterface(child.stdout).on("line", (line) => {
    const text = news(line)
    if (text !== undefined) say(`types of the ${name}: ${text}`)
  })
  return child
}

/** Checks types in the background, after each edit, with what time the others leave. @returns ends it */
export function watchTypes() {
  const checks = PROGRAMS.map(watch)
  const stop = () => {
    for (const check of checks) check.kill("SIGTERM")
  }
  // One that checks at this moment doesn't hear that its parent is gone.
  process.once("exit", stop)
  return stop
}
