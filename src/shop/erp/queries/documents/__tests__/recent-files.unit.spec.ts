import { describe, expect, it, vi } from "vitest"
import { recentFiles } from "../recent-files"

const file = (bytes: number) => Buffer.alloc(bytes, "x")

describe("recent files", () => {
  it("fetches one that several ask for at the same time once", async () => {
    const files = recentFiles({ maxBytes: 100, ttlMs: 1_000 })
    const fetch = vi.fn(async () => file(10))
    const answers = await Promise.all([files("a", fetch), files("a", fetch), files("a", fetch)])
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(new Set(answers).size).toBe(1)
  })

  it("keeps a file until its time and fetches it again afterwards", async () => {
    let time = 0
    const files = recentFiles({ maxBytes: 100, ttlMs: 1_000, now: () => time })
    const fetch = vi.fn(async () => file(10))
    await files("a", fetch)
    time = 999
    await files("a", fetch)
    expect(fetch).toHaveBeenCalledTimes(1)
    time = 1_000
    await files("a", fetch)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it("forgets a failure at once", async () => {
    const files = recentFiles({ maxBytes: 100, ttlMs: 1_000 })
    await expect(files("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down")
    expect(await files("a", async () => file(3))).toHaveLength(3)
  })

  it("lets the longest unasked go when they weigh too much together", async () => {
    const files = recentFiles({ maxBytes: 25, ttlMs: 1_000 })
    const fetch = vi.fn(async () => file(10))
    await files("a", fetch)
    await files("b", fetch)
    await files("a", fetch)
    await files("c", fetch)
    expect(fetch).toHaveBeenCalledTimes(3)
    await files("a", fetch)
    expect(fetch).toHaveBeenCalledTimes(3)
    await files("b", fetch)
    expect(fetch).toHaveBeenCalledTimes(4)
  })

  it("gives out a file that is too heavy to be kept", async () => {
    const files = recentFiles({ maxBytes: 5, ttlMs: 1_000 })
    const fetch = vi.fn(async () => file(10))
    expect(await files("a", fetch)).toHaveLength(10)
    await files("a", fetch)
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})
