import net from "node:net"
import { expect, it } from "vitest"
import { freePort, isPortFree } from "../lib/ports.mjs"

it("is free, and none that a connection could take before a server listens on it", async () => {
  for (const port of await Promise.all(Array.from({ length: 20 }, freePort))) {
    expect(await isPortFree(port)).toBe(true)
    expect(port).toBeLessThan(32_768) // the first that Linux gives to outgoing connections
    expect(port).toBeGreaterThan(1_024)
  }
})

it("is taken while somebody listens", async () => {
  const port = await freePort()
  const server = net.createServer()
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  expect(await isPortFree(port)).toBe(false)
  server.close()
})
