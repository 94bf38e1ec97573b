import { spawnSync } from "node:child_process"
import net from "node:net"
import path from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import { freePort } from "../harness/ports"
import { ROOT } from "../harness/settings"
import { dataFolder } from "./data-folder"
import { npmStart } from "./started"

const LIMIT_MS = 15_000

/** Ends with 1 within the limit; returns the one line it says. */
async function refusal(env: Record<string, string>) {
  const start = npmStart({ PORT: String(await freePort()), DATA_DIR: dataFolder(), ...env })
  const beganAtMs = performance.now()
  expect(await start.exited).toBe(1)
  expect(performance.now() - beganAtMs).toBeLessThan(LIMIT_MS)
  const lines = start.errors().trim().split("\n")
  expect(lines).toHaveLength(1)
  return lines[0]
}

describe("npm start says in one line", () => {
  it("that the port is taken", async () => {
    const server = net.createServer()
    onTestFinished(() => void server.close())
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const { port } = server.address() as net.AddressInfo
    expect(await refusal({ PORT: String(port) })).toBe(`PORT ${port} is already in use; set PORT to a free one.`)
  })

  it("that the database can't be reached", async () => {
    const port = await freePort()
    expect(await refusal({ DATABASE_URL: `postgres://shop:word@127.0.0.1:${port}/shop` })).toBe(
      `DATABASE_URL: the database at 127.0.0.1:${port} can't be reached (ECONNREFUSED).`,
    )
  })

  it("which variable is wrong", async () => {
    expect(await refusal({ SHOP_MODE: "live" })).toBe("SHOP_MODE must be demo or production.")
    expect(await refusal({ PORT: "nine" })).toBe("PORT must be a port number from 1 to 65535.")
  })

  it("that its data can't be written", async () => {
    const below = path.join(ROOT, "package.json")
    expect(await refusal({ DATA_DIR: `${below}/data` })).toBe(`DATA_DIR ${below}/data can't be written (ENOTDIR).`)
  })

  it("what production still needs", async () => {
    expect(await refusal({ SHOP_MODE: "production" })).toBe("PUBLIC_URL must be set when SHOP_MODE=production.")
  })

  it("that Node is too old", () => {
    const script = 'import { refuseOldNode } from "./scripts/lib/node-version.mjs"; refuseOldNode("18.20.4")'
    const run = spawnSync(process.execPath, ["--input-type=module", "-e", script], { cwd: ROOT, encoding: "utf8" })
    expect(run.status).toBe(1)
    expect(run.stderr).toBe("Node 18.20.4 is too old: the shop needs Node 20.19 or newer, or 22.12 or newer.\n")
  })
})
