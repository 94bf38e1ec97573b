import { randomInt } from "node:crypto"
import net from "node:net"

/** Below what systems give to outgoing connections, one of which could take the port before it is listened on. */
const QUIET_PORTS = [20_000, 32_000]
const TRIES = 50

/** Listens for a moment. @throws the error of `listen` */
export function tryPort(port, host = "127.0.0.1") {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once("error", reject)
    server.listen({ port, host, exclusive: true }, () => {
      const { port: taken } = server.address()
      server.close(() => resolve(taken))
    })
  })
}

export const isPortFree = (port, host) =>
  tryPort(port, host).then(
    () => true,
    () => false,
  )

/** A port of the loopback interface that nobody listens on just now, for a server that is started in a moment. */
export async function freePort() {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(...QUIET_PORTS)
    if (await isPortFree(port)) return port
  }
  return tryPort(0)
}
