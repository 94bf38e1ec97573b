import { spawnSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { SharedSandbox } from "../shared-sandbox"
import { shareBexioSandbox } from "../shared-sandbox"

let stateDir: string
const started: SharedSandbox[] = []
beforeEach(() => {
  stateDir = fs.mkdtempSync(path.join(os.tmpdir(), "bexio-"))
})
afterEach(async () => {
  for (const { stop } of started.splice(0)) await stop()
  fs.rmSync(stateDir, { recursive: true })
})

async function share() {
  const sandbox = await shareBexioSandbox({ stateDir, patienceMs: 60_000 })
  started.push(sandbox)
  return sandbox
}

describe("the sandbox of a folder", () => {
  it("is one, however many processes ask for it at once", async () => {
    const shared = await Promise.all([share(), share(), share()])
    expect(new Set(shared.map(({ baseUrl }) => baseUrl)).size).toBe(1)
  })

  it("comes back where it was", async () => {
    const { baseUrl } = await share()
    await started.pop()?.stop()
    expect((await share()).baseUrl).toBe(baseUrl)
  })

  it.each([
    ["another process", spawnSync("true").pid],
    ["one that had our id, in a container", process.pid],
  ])("is started again after %s died without a word, without waiting", async (_case, pid) => {
    fs.writeFileSync(path.join(stateDir, "owner"), String(pid))
    fs.writeFileSync(path.join(stateDir, "address"), "http://127.0.0.1:65535")
    const { baseUrl } = await share()
    expect((await fetch(`${baseUrl}/__sandbox/state`)).status).toBe(200)
  })
})
