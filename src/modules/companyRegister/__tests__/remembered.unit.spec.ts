import { describe, expect, it, vi } from "vitest"
import { remembered } from "../remembered"

const options = { max: 2, ttlMs: 1_000 }

describe("remembered answers", () => {
  it("are asked for once, also by those who come while the answer is awaited", async () => {
    const ask = vi.fn(async (key: string) => `${key}!`)
    const search = remembered(ask, options)
    expect(await Promise.all([search("a"), search("a")])).toEqual(["a!", "a!"])
    await search("a")
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it("end after their time", async () => {
    let asked = 0
    const search = remembered(async () => ++asked, { ...options, ttlMs: 20 })
    expect(await search("a")).toBe(1)
    await expect.poll(() => search("a")).toBe(2)
  })

  it("don't include failures", async () => {
    const ask = vi
      .fn<(key: string) => Promise<string>>()
      .mockRejectedValueOnce(new Error("down"))
      .mockResolvedValue("up")
    const search = remembered(ask, options)
    await expect(search("a")).rejects.toThrow("down")
    expect(await search("a")).toBe("up")
  })

  it("are bounded in number", async () => {
    const ask = vi.fn(async (key: string) => key)
    const search = remembered(ask, options)
    for (const key of ["a", "b", "c", "a"]) await search(key)
    expect(ask).toHaveBeenCalledTimes(4)
  })
})
