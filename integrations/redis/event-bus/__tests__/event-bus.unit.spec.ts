import { describe, expect, it, vi } from "vitest"
import { EventGroups } from "../event-groups"
import { handOver } from "../hand-over"

const event = (name: string) => ({ name, data: {}, opts: {} })
const never = new Promise<never>(() => undefined)
const options = { isConnected: true, mustArrive: false, onFailure: () => undefined }

describe("events on their way to Redis", () => {
  it("are waited for while Redis answers", async () => {
    let arrived = false
    await handOver(
      Promise.resolve().then(() => (arrived = true)),
      options,
    )
    expect(arrived).toBe(true)
  })

  it("keep nobody waiting while Redis is away or hangs", async () => {
    const startedAtMs = performance.now()
    await handOver(never, { ...options, isConnected: false })
    await handOver(never, options)
    expect(performance.now() - startedAtMs).toBeLessThan(1_000)
  })

  it("fail who emitted them if they must arrive", async () => {
    await expect(handOver(never, { ...options, isConnected: false, mustArrive: true })).rejects.toThrow("did not reach")
    await expect(handOver(Promise.resolve(), { ...options, mustArrive: true })).resolves.toBeUndefined()
  })

  it("are told of when they are refused", async () => {
    const onFailure = vi.fn()
    await handOver(Promise.reject(new Error("READONLY")), { ...options, onFailure })
    expect(onFailure).toHaveBeenCalledWith(new Error("READONLY"))
  })
})

describe("events of a transaction", () => {
  it("wait by group, in order, until they are cleared", () => {
    const groups = new EventGroups()
    groups.add("a", [event("one")], 60)
    groups.add("b", [event("other")], 60)
    groups.add("a", [event("two")], 60)
    expect(groups.of("a").map(({ name }) => name)).toEqual(["one", "two"])
    groups.clear("a", ["one"])
    expect(groups.of("a").map(({ name }) => name)).toEqual(["two"])
    groups.clear("a")
    expect(groups.of("a")).toEqual([])
    expect(groups.of("b")).toHaveLength(1)
  })

  it("are forgotten after their time", () => {
    vi.useFakeTimers()
    const groups = new EventGroups()
    groups.add("a", [event("one")], 600)
    vi.advanceTimersByTime(600_000)
    expect(groups.of("a")).toEqual([])
    vi.useRealTimers()
  })
})
