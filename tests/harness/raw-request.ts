import net from "node:net"
import { target } from "./target"

export interface RawAnswer {
  status: number
  /** The head as it is, with its status line. */
  head: string
  body: string
}

/** What the shop answers to these bytes. Clients put an address in order before they send it; this one doesn't. */
export function rawRequest(bytes: string, baseUrl = target().baseUrl): Promise<RawAnswer> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    let text = ""
    const socket = net.connect(Number(port), hostname, () => socket.write(Buffer.from(bytes, "latin1")))
    socket.setEncoding("utf8")
    socket.on("data", (part: string) => (text += part))
    socket.on("error", reject)
    socket.on("close", () => {
      const [head = "", ...body] = text.split("\r\n\r\n")
      resolve({ status: Number(head.split(" ")[1]), head, body: body.join("\r\n\r\n") })
    })
  })
}

/** A request whose first line asks for exactly this. */
export const rawGet = (target: string, { method = "GET", headers = "" } = {}) =>
  rawRequest(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`)
