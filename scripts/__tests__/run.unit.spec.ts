import { spawn } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { expect, it, onTestFinished, vi } from "vitest"
import { commandLine } from "../lib/processes.mjs"
import { ROOT } from "../lib/root.mjs"
import { runNode } from "../lib/run.mjs"

it("returns what the program printed", async () => {
  expect(await runNode("Printing", ["-e", "console.log('printed')"])).toBe("printed\n")
})

it("names what failed, with the program's last lines", async () => {
  const failing = runNode("Migrating", ["-e", "console.error('no such table'); process.exit(3)"])
  await expect(failing).rejects.toThrow("Migrating failed:\nno such table")
})

it("leaves no program behind when the caller is killed", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "run-"))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const pidFile = path.join(folder, "pid")
  const program = `require("node:fs").writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); setInterval(() => console.log("busy"), 10)`
  const caller = `import { runNode } from "./scripts/lib/run.mjs"; await runNode("Busy", ["-e", ${JSON.stringify(program)}])`
  const parent = spawn(process.execPath, ["--input-type=module", "-e", caller], { cwd: ROOT })
  const pid = await vi.waitUntil(() => fs.existsSync(pidFile) && Number(fs.readFileSync(pidFile, "utf8")), 10_000)
  expect(commandLine(pid)).toContain("busy")
  parent.kill("SIGKILL")
  await vi.waitUntil(() => commandLine(pid) === "", 10_000)
}, 30_000)
