import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import express, { type Response } from "express"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { frontDesk } from "../front-desk"

let server: Server
let held: Map<string, Response[]>

/** A shop whose calls below `/backend/…/slow` stay open until they are let go; visitors are told apart by a header. */
beforeEach(async () => {
  held = new Map()
  const app = express()
  app.set("trust proxy", true)
  app.use(frontDesk())
  app.get(/slow/, (request, response) => {
    held.set(request.path, [...(held.get(request.path) ?? []), response])
  })
  app.use((_request, response) => void response.json({}))
  server = app.listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const baseUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const ask = (path: string, address = "192.0.2.1", signal?: AbortSignal) =>
  fetch(baseUrl() + path, { headers: { "x-forwarded-for": address }, signal })
const many = (count: number, path: string, address?: string) =>
  Array.from({ length: count }, () => ask(path, address).then(({ status }) => status))
/** A busy machine takes its time for hundreds of calls. */
const PATIENCE = { timeout: 15_000 }
const openAt = async (path: string, count: number) =>
  expect.poll(() => held.get(path)?.length ?? 0, PATIENCE).toBe(count)
const letGo = (path: string) => {
  for (const response of held.get(path) ?? []) response.json({})
  held.set(path, [])
}

const SLOW = "/backend/api/v1/slow"

describe("the front desk", () => {
  it("lets a visitor have four calls of a kind answered at a time, and the others wait", async () => {
    const answers = many(6, SLOW)
    await openAt(SLOW, 4)
    letGo(SLOW)
    await openAt(SLOW, 2)
    letGo(SLOW)
    expect(await Promise.all(answers)).toEqual([200, 200, 200, 200, 200, 200])
  })

  it("lets the places of a crowd rest before its next calls", async () => {
    const answers = many(4 + 20, SLOW)
    await openAt(SLOW, 4)
    await sleep(60)
    const restedFromMs = performance.now()
    letGo(SLOW)
    await openAt(SLOW, 4)
    expect(performance.now() - restedFromMs).toBeGreaterThan(140)
    server.closeAllConnections()
    await Promise.allSettled(answers)
  })

  it("gives who asks faster than people do a hundred odd calls a second more, though none of them waits", async () => {
    const startedAtMs = performance.now()
    const crowd = async () => {
      for (let call = 0; call < 20; call++) expect((await ask("/backend/api/v1/quick")).status).toBe(200)
    }
    await Promise.all(Array.from({ length: 12 }, crowd))
    // 150 at once, and 90 of which each place gives one in 32 ms.
    expect(performance.now() - startedAtMs).toBeGreaterThan(500)
  })

  it("answers what the same visitor asks besides", async () => {
    const answers = many(40, SLOW)
    await openAt(SLOW, 4)
    expect((await ask("/backend/api/v1/cart-count/x")).status).toBe(200)
    server.closeAllConnections()
    await Promise.allSettled(answers)
  })

  it("answers the same of other visitors, an IPv6 network being one", async () => {
    const answers = many(40, SLOW, "2001:db8:1:1::1")
    await openAt(SLOW, 4)
    const [same, other] = [ask(SLOW, "2001:db8:1:1::2"), ask(SLOW, "2001:db8:1:2::1")]
    await openAt(SLOW, 5)
    server.closeAllConnections()
    await Promise.allSettled([...answers, same, other])
  })

  it("refuses who has too many waiting with 503 and Retry-After, and says it in the call's words", async () => {
    const answers = many(4 + 256, SLOW)
    await openAt(SLOW, 4)
    await expect
      .poll(async () => {
        const refused = await ask(SLOW, undefined, AbortSignal.timeout(1_000)).catch(() => null)
        return (
          refused && { status: refused.status, after: refused.headers.get("retry-after"), body: await refused.json() }
        )
      }, PATIENCE)
      .toEqual({ status: 503, after: "2", body: { non_field_errors: [expect.any(String)] } })
    server.closeAllConnections()
    await Promise.allSettled(answers)
  })

  it("gives the place of who goes away to the next", async () => {
    const leaving = new AbortController()
    const gone = Array.from({ length: 10 }, () => ask(SLOW, undefined, leaving.signal).catch(() => "gone"))
    await openAt(SLOW, 4)
    leaving.abort()
    expect(await Promise.all(gone)).toEqual(Array(10).fill("gone"))
    // Of those who left, some may have been given a place before their leaving was heard of.
    const next = `${SLOW}/next`
    const stays = ask(next)
    await openAt(next, 1)
    letGo(next)
    expect((await stays).status).toBe(200)
  })

  it("lets others in along with calls that never end, such as streams", async () => {
    const app = express()
    app.use(frontDesk({ longestMs: 20 }))
    app.get("/stream", (_request, response) => void response.write("…"))
    const streams = app.listen(0, "127.0.0.1")
    await new Promise((resolve) => streams.once("listening", resolve))
    const address = `http://127.0.0.1:${(streams.address() as AddressInfo).port}/stream`
    const answers = await Promise.all(Array.from({ length: 9 }, () => fetch(address)))
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200))
    streams.closeAllConnections()
    await Promise.allSettled(answers.map((answer) => answer.text()))
    await new Promise((resolve) => streams.close(resolve))
  })

  it("never lets who asks for its health wait", async () => {
    const answers = [...many(4, SLOW), ...many(4, "/admin/slow"), ...many(4, "/auth/slow")]
    await openAt("/auth/slow", 4)
    expect((await ask("/health")).status).toBe(200)
    server.closeAllConnections()
    await Promise.allSettled(answers)
  })
})
