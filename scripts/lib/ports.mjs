import net from "node:net"

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

/** A port of the loopback interface that nobody listens on just now. */
export const freePort = () => tryPort(0)
