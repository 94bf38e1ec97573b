import { spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { afterEach, expect, it } from "vitest"
import { exclusively } from "../lib/exclusively.mjs"
import { ROOT } from "../lib/root.mjs"

const NAME = "test-exclusively"
const lock = path.join(ROOT, ".medusa/locks", NAME)

afterEach(() => fs.rmSync(lock, { force: true }))

it("lets one work begin after the other has ended", async () => {
  const events: string[] = []
  const work = (name: string) => async () => {
    events.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 50))
    events.push(`${name} ends`)
  }
  await Promise.all([exclusively(NAME, work("one")), exclusively(NAME, work("other"))])
  expect(events).toEqual(["one begins", "one ends", "other begins", "other ends"])
})

it("is free again after work that failed", async () => {
  await expect(exclusively(NAME, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken")
  expect(await exclusively(NAME, async () => "done")).toBe("done")
})

it("does not wait for a process that was killed", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""])
  fs.mkdirSync(path.dirname(lock), { recursive: true })
  fs.writeFileSync(lock, String(pid))
  expect(await exclusively(NAME, async () => "done")).toBe("done")
})
