import { describe, expect, it, vi } from "vitest"
import { cachedLookup } from "../cached-lookup"

const options = { maxBytes: 10_000, maxUnderway: 3, ttlMs: 1_000 }

describe("cached answers", () => {
  it("are asked for once, also by those who come while the answer is awaited", async () => {
    const ask = vi.fn(async (key: string) => `${key}!`)
    const search = cachedLookup(ask, options)
    expect(await Promise.all([search("a"), search("a")])).toEqual(["a!", "a!"])
    await search("a")
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it("end after their time", async () => {
    let asked = 0
    const search = cachedLookup(async () => ++asked, { ...options, ttlMs: 20 })
    expect(await search("a")).toBe(1)
    await expect.poll(() => search("a")).toBe(2)
  })

  it("don't include failures", async () => {
    const ask = vi
      .fn<(key: string) => Promise<string>>()
      .mockRejectedValueOnce(new Error("down"))
      .mockResolvedValue("up")
    const search = cachedLookup(ask, options)
    await expect(search("a")).rejects.toThrow("down")
    expect(await search("a")).toBe("up")
  })

  it("are bounded by what they weigh with their keys, the longest unasked leaving first", async () => {
    const ask = vi.fn(async (key: string) => key)
    const search = cachedLookup(ask, options)
    const [a, b, c] = ["a", "b", "c"].map((letter) => letter.repeat(1_000))
    for (const key of [a, b, a, c, a, b]) await search(key)
    expect(ask.mock.calls.map(([key]) => key[0])).toEqual(["a", "b", "c", "b"])
  })

  it("are asked for by so many at a time", async () => {
    const ends: (() => void)[] = []
    const ask = (key: string) => new Promise<string>((resolve) => ends.push(() => resolve(key)))
    const search = cachedLookup(ask, options)
    const asked = ["a", "b", "c"].map(search)
    await expect(search("d")).rejects.toMatchObject({ status: 503 })
    for (const end of ends) end()
    expect(await Promise.all(asked)).toEqual(["a", "b", "c"])
  })
})
