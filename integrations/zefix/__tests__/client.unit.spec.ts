import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Sandbox } from "../../sandbox/sandbox-server"
import { ZefixClient, type ZefixOptions } from "../client"
import { SANDBOX_LOGIN, startZefixSandbox } from "../sandbox/zefix-sandbox"

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startZefixSandbox({ companiesFile: "seed/content/companies.json" })
})
afterAll(() => sandbox.stop())
beforeEach(() => {
  sandbox.faults.clear()
  sandbox.requests.length = 0
})

const client = (options: Partial<ZefixOptions> = {}) =>
  new ZefixClient({ baseUrl: sandbox.baseUrl, ...SANDBOX_LOGIN, retryDelayMs: 1, timeoutMs: 200, ...options })

const search = (asking = client()) => asking.search({ name: "Muster*" })

describe("a passing failure", () => {
  it.each([
    ["503 with a gateway's page", { kind: "answer", status: 503, body: "<h1>Unavailable</h1>" }],
    ["429", { kind: "answer", status: 429, body: {} }],
    ["a broken connection", { kind: "drop" }],
    ["half an answer", { kind: "truncate" }],
    ["no answer in time", { kind: "hang" }],
    ["an answer that isn't the register's", { kind: "answer", status: 200, body: { list: [] } }],
  ] as const)("is tried a second time: %s", async (_name, action) => {
    sandbox.faults.add({ times: 1, action })
    expect(await search()).not.toHaveLength(0)
    expect(sandbox.requests).toHaveLength(2)
  })

  it("is not tried a third time", async () => {
    sandbox.faults.add({ action: { kind: "answer", status: 500 } })
    await expect(search()).rejects.toMatchObject({ failure: "unreachable", status: 500 })
    expect(sandbox.requests).toHaveLength(2)
  })
})

describe("a failure that stays", () => {
  it("isn't tried again: wrong credentials", async () => {
    await expect(search(client({ password: "falsch" }))).rejects.toMatchObject({ failure: "credentials" })
    expect(sandbox.requests).toHaveLength(1)
  })

  it("isn't tried again: too many hits", async () => {
    sandbox.faults.add({ action: { kind: "answer", status: 400, body: { error: { type: "RESULTLIST_TO_LARGE" } } } })
    await expect(search()).rejects.toMatchObject({ failure: "refused", type: "RESULTLIST_TO_LARGE" })
    expect(sandbox.requests).toHaveLength(1)
  })
})

describe("a register that is down", () => {
  it("is left alone after five failures, and asked again later", async () => {
    const asking = client({ restMs: 50 })
    sandbox.faults.add({ action: { kind: "answer", status: 500 } })
    for (let call = 0; call < 5; call++) await expect(search(asking)).rejects.toMatchObject({ failure: "unreachable" })
    const asked = sandbox.requests.length
    await expect(search(asking)).rejects.toMatchObject({ failure: "resting" })
    expect(sandbox.requests).toHaveLength(asked)
    sandbox.faults.clear()
    await expect
      .poll(() =>
        search(asking).then(
          ({ length }) => length,
          () => 0,
        ),
      )
      .toBeGreaterThan(0)
  })

  it("isn't thought to be down because of refusals", async () => {
    const asking = client()
    for (let call = 0; call < 6; call++)
      await expect(asking.search({ name: "ab" })).rejects.toMatchObject({ failure: "refused" })
    expect(await search(asking)).not.toHaveLength(0)
  })
})

it("shows its password in no error", async () => {
  sandbox.faults.add({ action: { kind: "drop" } })
  const error = await search(client({ password: "geheim-4711" })).catch((reason: Error) => reason)
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain("geheim-4711")
})
