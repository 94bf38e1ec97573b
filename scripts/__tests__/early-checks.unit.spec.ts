import net from "node:net"
import { expect, it, onTestFinished } from "vitest"
import { freePort } from "../lib/ports.mjs"
import { StartError } from "../lib/start-error.mjs"
import { requirePort, requireReachable } from "../start/early-checks.mjs"

async function listener(): Promise<number> {
  const server = net.createServer()
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return (server.address() as net.AddressInfo).port
}

it("accepts a free port", async () => {
  await expect(requirePort(await freePort(), "127.0.0.1")).resolves.toBeUndefined()
})

it("names PORT when another program has it", async () => {
  const port = await listener()
  await expect(requirePort(port, "127.0.0.1")).rejects.toThrow(
    new StartError(`PORT ${port} is already in use; set PORT to a free one.`),
  )
})

it("names HOST when it belongs to another computer", async () => {
  await expect(requirePort(await freePort(), "192.0.2.1")).rejects.toThrow(/^HOST 192\.0\.2\.1 is no address/)
})

it("accepts a database that takes connections", async () => {
  await expect(requireReachable(`postgres://user@127.0.0.1:${await listener()}/shop`)).resolves.not.toThrow()
})

it("names DATABASE_URL when nothing listens there, without its password", async () => {
  const port = await freePort()
  await expect(requireReachable(`postgres://user:password@127.0.0.1:${port}/shop`)).rejects.toThrow(
    `DATABASE_URL: the database at 127.0.0.1:${port} can't be reached (ECONNREFUSED).`,
  )
})
