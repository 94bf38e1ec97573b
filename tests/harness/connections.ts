import net from "node:net"

/** Whether something on this computer takes connections at the port. */
export const takesConnections = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, "127.0.0.1")
    socket.once("connect", () => resolve(Boolean(socket.destroy())))
    socket.once("error", () => resolve(false))
  })
