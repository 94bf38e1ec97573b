import { spawn } from "node:child_process"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { StartError } from "./start-error.mjs"

const running = new Set()
const END_WITH_PARENT = ["--import", pathToFileURL(path.join(import.meta.dirname, "end-with-parent.mjs")).href]

/**
 * Runs a program to its end and returns what it printed.
 * @param title what failed, for the message
 * @param options how many of its output's last lines the failure repeats, the account it runs as, and what else it is given
 * @throws StartError
 */
export function run(title, command, args, options = {}) {
  const { cwd, env = process.env, lastLines = 15, channel = [], account = {} } = options
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...account, cwd, env, stdio: ["ignore", "pipe", "pipe", ...channel] })
    running.add(child)
    let output = ""
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        output = `${output}${chunk}`.slice(-100_000)
      })
    child.once("error", (error) => reject(new StartError(`${title} failed: ${error.message}`)))
    child.once("close", (code) => {
      running.delete(child)
      const end = output.trimEnd().split("\n").slice(-lastLines).join("\n")
      if (code === 0) resolve(output)
      else reject(new StartError(`${title} failed:\n${end}`))
    })
  })
}

/** The same for a program on Node, which ends when this process is killed. */
export const runNode = (title, args, options) =>
  run(title, process.execPath, [...END_WITH_PARENT, ...args], { ...options, channel: ["ipc"] })

/** Ends whatever `run` still waits for. */
export function stopRunning() {
  for (const child of running) child.kill("SIGTERM")
}
