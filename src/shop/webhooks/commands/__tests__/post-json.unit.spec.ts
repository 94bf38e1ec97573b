import { once } from "node:events"
import http from "node:http"
import net, { type AddressInfo } from "node:net"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { postJson } from "../post-json"

let asked: string[] = []
const server = http.createServer((request, response) => {
  asked.push(request.url ?? "")
  if (request.url === "/silent") return
  response.writeHead(request.url === "/moved" ? 307 : 204, { location: "/elsewhere" })
  response.end()
})
let port: number

beforeAll(async () => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const post = (url: string, isPrivateAllowed = true) => {
  asked = []
  return postJson({ url, headers: {}, body: "{}", timeoutMs: 300, isPrivateAllowed })
}

describe("sending to an integrator's address", () => {
  it("answers the status", async () => expect(await post(`http://127.0.0.1:${port}/`)).toBe(204))

  it("follows nowhere", async () => {
    expect(await post(`http://127.0.0.1:${port}/moved`)).toBe(307)
    expect(asked).toEqual(["/moved"])
  })

  it("waits no longer than it may", async () =>
    expect(post(`http://127.0.0.1:${port}/silent`)).rejects.toThrow("timeout"))

  it.each([
    ["changes the protocol", "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: nothing\r\n\r\n"],
    ["closes in the middle of a head", "HTTP/1.1 200 OK\r\nContent-Le"],
    ["says nothing and closes", ""],
  ])("comes to an end with a receiver that %s", async (_what, answer) => {
    const raw = net.createServer((socket) => socket.once("data", () => socket.end(answer))).listen(0, "127.0.0.1")
    await once(raw, "listening")
    const { port: rawPort } = raw.address() as AddressInfo
    try {
      await expect(post(`http://127.0.0.1:${rawPort}/`)).rejects.toThrow(/./)
    } finally {
      raw.close()
    }
  })

  it("says who isn't there", async () => expect(post("http://127.0.0.1:1/")).rejects.toThrow("ECONNREFUSED"))

  it.each(["127.0.0.1", "localhost", "[::1]"])(
    "never connects to %s where only the internet is allowed",
    async (host) => {
      await expect(post(`http://${host}:${port}/`, false)).rejects.toThrow("private_address")
      expect(asked).toEqual([])
    },
  )
})
