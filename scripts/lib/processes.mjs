import { spawnSync } from "node:child_process"
import fs from "node:fs"

/** The command line of a process, words separated by one blank and one at the end; "" if there is none any more. */
export function commandLine(pid) {
  if (!Number.isInteger(pid) || pid < 1) return ""
  if (process.platform !== "linux") {
    const words = spawnSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout?.trim()
    return words ? `${words} ` : ""
  }
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")
  } catch {
    return ""
  }
}
