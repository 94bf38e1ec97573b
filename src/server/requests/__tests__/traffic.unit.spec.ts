import { once } from "node:events"
import http from "node:http"
import net, { type AddressInfo } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { describe, expect, it, onTestFinished } from "vitest"
import { freePort } from "../../../../scripts/lib/ports.mjs"
import { type Patience, Traffic } from "../traffic"

async function serving(answerMs: number) {
  const traffic = new Traffic((_request, response) => setTimeout(() => response.end("answered"), answerMs))
  const port = await freePort()
  await traffic.listen(port, "127.0.0.1")
  const agent = new http.Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const ask = () =>
    new Promise<{ connection?: string; text: string }>((resolve, reject) => {
      const request = http.get({ port, agent, host: "127.0.0.1" }, (response) => {
        let text = ""
        response.on("data", (chunk) => (text += chunk))
        response.on("end", () => resolve({ connection: response.headers.connection, text }))
      })
      request.on("error", reject)
    })
  return { traffic, port, ask }
}

describe("a port that is being left", () => {
  it("goes on answering during the notice, closing each connection with its answer", async () => {
    const { traffic, ask } = await serving(0)
    expect((await ask()).connection).toBe("keep-alive")
    const left = traffic.leave({ noticeMs: 200, limitMs: 1_000 })
    expect(traffic.isLeaving).toBe(true)
    expect(await ask()).toEqual({ connection: "close", text: "answered" })
    await left
    await expect(ask()).rejects.toThrow("ECONNREFUSED")
  })

  it("lets open requests finish, and doesn't wait for connections on which nothing is asked", async () => {
    const { traffic, ask } = await serving(300)
    const open = ask()
    await sleep(50)
    const startedAtMs = performance.now()
    await traffic.leave({ noticeMs: 0, limitMs: 5_000 })
    expect(performance.now() - startedAtMs).toBeLessThan(2_000)
    expect((await open).text).toBe("answered")
  })

  it("cuts off what takes longer than the limit", async () => {
    const { traffic, ask } = await serving(60_000)
    const open = ask()
    const cutOff = expect(open).rejects.toThrow()
    await sleep(50)
    await traffic.leave({ noticeMs: 0, limitMs: 100 })
    await cutOff
  })

  it("says that the port is taken", async () => {
    const other = http.createServer().listen(0, "127.0.0.1")
    await once(other, "listening")
    onTestFinished(() => void other.close())
    const { port } = other.address() as AddressInfo
    await expect(new Traffic(() => undefined).listen(port, "127.0.0.1")).rejects.toThrow("EADDRINUSE")
  })
})

describe("a client that keeps a connection without asking", () => {
  /** The body may take so long that only the time for the headers can end a client that never sends them. */
  const patience = { headersMs: 300, requestMs: 300_000, checkMs: 50, idleMs: 60_000, connections: 50 }

  async function impatient(more: Partial<Patience> = {}) {
    const traffic = new Traffic((request, response) => request.resume().on("end", () => response.end("answered")), {
      ...patience,
      ...more,
    })
    const port = await freePort()
    await traffic.listen(port, "127.0.0.1")
    onTestFinished(() => traffic.leave({ noticeMs: 0, limitMs: 0 }))
    return port
  }
  /** What the server says to these bytes until it closes the connection. */
  const say = (port: number, bytes: string) =>
    new Promise<string>((resolve) => {
      let heard = ""
      const socket = net.connect(port, "127.0.0.1", () => socket.write(bytes))
      socket.on("data", (part) => (heard += part))
      socket.on("error", () => undefined)
      socket.on("close", () => resolve(heard))
    })

  it.each([
    ["says nothing", "", {}],
    ["stops within its headers", "GET / HTTP/1.1\r\nHost: shop\r\nX-Slow", {}],
    ["stops within its body", "POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 10\r\n\r\nab", { requestMs: 600 }],
  ])("is sent away if it %s", async (_case, bytes, more) => {
    expect(await say(await impatient(more), bytes)).toMatch(/^HTTP\/1\.1 408 |^$/)
  })

  it("holds up nobody else", async () => {
    const port = await impatient()
    const stalled = Array.from({ length: 40 }, () => say(port, "GET / HTTP/1.1\r\nX-Slow"))
    const asked = "GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n"
    expect(await say(port, asked)).toMatch(/^HTTP\/1\.1 200 /)
    await Promise.all(stalled)
    expect(await say(port, asked)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it("may go on with it for longer than proxies keep one, though each request has little time", async () => {
    const port = await impatient()
    const asked = "GET / HTTP/1.1\r\nHost: shop\r\n\r\n"
    const socket = net.connect(port, "127.0.0.1", () => socket.write(asked))
    onTestFinished(() => void socket.destroy())
    const [first] = await once(socket, "data")
    expect(String(first)).toContain("Keep-Alive: timeout=60")
    await sleep(3 * patience.headersMs)
    socket.write(asked)
    expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1\.1 200 /)
  })

  it("makes way when all places are taken", async () => {
    const port = await impatient()
    const kept = Array.from({ length: patience.connections }, () => say(port, "GET / HTTP/1.1\r\nHost: shop\r\n\r\n"))
    await sleep(200)
    const asked = "GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n"
    await say(port, asked) // nobody had left yet
    for (const heard of await Promise.all(kept)) expect(heard).toMatch(/^HTTP\/1\.1 200 /)
    expect(await say(port, asked)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it("takes no more places than there are", async () => {
    const port = await impatient()
    const heard = await Promise.all(Array.from({ length: 80 }, () => say(port, "GET / HTTP/1.1\r\nX-Slow")))
    expect(heard.filter((text) => text === "").length).toBeGreaterThanOrEqual(30)
  })
})
