import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type Sandbox, startSandbox } from "../sandbox-server"

let effects = 0
let sandbox: Sandbox
beforeEach(async () => {
  effects = 0
  sandbox = await startSandbox({
    handle: ({ method, path }) => ({ status: 200, body: { call: `${method} ${path}`, effects: ++effects } }),
    state: () => ({ effects }),
    reset: () => {
      effects = 0
    },
  })
})
afterEach(() => sandbox.stop())

const ask = (path = "/2.0/things", init?: RequestInit) => fetch(`${sandbox.baseUrl}${path}`, init)
const control = (path: string, method = "GET", body?: unknown) =>
  ask(`/__sandbox/${path}`, { method, body: body === undefined ? undefined : JSON.stringify(body) })

describe("a fault", () => {
  it("hits the nth request that matches and as many as it says", async () => {
    sandbox.faults.add({ method: "post", path: "/2.0", from: 2, times: 1, action: { kind: "answer", status: 429 } })
    const statuses = []
    for (let call = 0; call < 3; call++) statuses.push((await ask(undefined, { method: "POST" })).status)
    expect(statuses).toEqual([200, 429, 200])
    expect((await ask()).status).toBe(200)
  })

  it("answers instead, without effect", async () => {
    sandbox.faults.add({
      action: { kind: "answer", status: 503, headers: { "retry-after": "3" }, body: "<h1>Later</h1>" },
    })
    const answer = await ask()
    expect(answer.headers.get("content-type")).toContain("text/html")
    expect(answer.headers.get("retry-after")).toBe("3")
    expect(effects).toBe(0)
  })

  it("drops before or after the effect", async () => {
    sandbox.faults.add({ times: 1, action: { kind: "drop" } })
    await expect(ask()).rejects.toThrow()
    expect(effects).toBe(0)
    sandbox.faults.clear()
    sandbox.faults.add({ times: 1, action: { kind: "commit-and-drop" } })
    await expect(ask()).rejects.toThrow()
    expect(effects).toBe(1)
  })

  it("delivers twice", async () => {
    sandbox.faults.add({ action: { kind: "duplicate" } })
    expect(await (await ask()).json()).toMatchObject({ effects: 2 })
  })

  it("cuts an answer in half", async () => {
    sandbox.faults.add({ action: { kind: "truncate" } })
    const answer = await ask()
    expect(answer.status).toBe(200)
    await expect(answer.json()).rejects.toThrow()
  })

  it("keeps one waiting", async () => {
    sandbox.faults.add({ action: { kind: "hang" } })
    await expect(ask(undefined, { signal: AbortSignal.timeout(50) })).rejects.toThrow()
  })
})

describe("the control paths", () => {
  it("set faults and show the log, in which they don't appear themselves", async () => {
    expect((await control("faults", "POST", { action: { kind: "answer", status: 500 } })).status).toBe(201)
    expect((await ask("/2.0/a?b=c")).status).toBe(500)
    const [logged, ...others] = await (await control("requests")).json()
    expect(logged).toMatchObject({ number: 1, path: "/2.0/a", query: { b: "c" }, fault: "answer" })
    expect(others).toEqual([])
  })

  it("refuse a fault that isn't one", async () => {
    expect((await control("faults", "POST", { action: { kind: "explode" } })).status).toBe(400)
  })

  it("show the state and bring back the beginning", async () => {
    await ask()
    expect(await (await control("state")).json()).toEqual({ effects: 1 })
    await control("reset", "POST")
    expect(await (await control("state")).json()).toEqual({ effects: 0 })
    expect(await (await control("requests")).json()).toEqual([])
  })
})
