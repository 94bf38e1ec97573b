import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { describe, expect, it, vi } from "vitest"
import { PageCache } from "../page-cache"

const found = (html: string) => ({ status: 200, html, cacheable: true })

function cacheAt(clock = { ms: 0 }, maxPages = 10) {
  return new PageCache({ maxPages, maxAgeMs: 1_000, clockMs: () => clock.ms })
}

describe("the page cache", () => {
  it("keeps a page with its compressed forms", async () => {
    const cache = cacheAt()
    await cache.load("/mieten", async () => found("<p>Mieten</p>"))
    const { bodies } = cache.get("/mieten")!
    expect(bodies.identity.toString()).toBe("<p>Mieten</p>")
    expect(brotliDecompressSync(bodies.br).toString()).toBe("<p>Mieten</p>")
    expect(gunzipSync(bodies.gzip).toString()).toBe("<p>Mieten</p>")
  })

  it("renders once for all who ask at the same time", async () => {
    const cache = cacheAt()
    const render = vi.fn(async () => found("x"))
    await Promise.all([cache.load("/", render), cache.load("/", render), cache.load("/", render)])
    expect(render).toHaveBeenCalledTimes(1)
  })

  it.each([
    ["that was not found", { status: 404, html: "x", cacheable: false }],
    ["of one visitor", { status: 200, html: "x", cacheable: false }],
  ])("does not keep a page %s", async (_case, page) => {
    const cache = cacheAt()
    expect(await cache.load("/", async () => page)).toEqual(page)
    expect(cache.get("/")).toBeUndefined()
  })

  it("tries again after a rendering that failed", async () => {
    const cache = cacheAt()
    await expect(cache.load("/", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken")
    await cache.load("/", async () => found("x"))
    expect(cache.get("/")).toBeDefined()
  })

  it("forgets a page when it is too old", async () => {
    const clock = { ms: 0 }
    const cache = cacheAt(clock)
    await cache.load("/", async () => found("x"))
    clock.ms = 1_000
    expect(cache.get("/")).toBeDefined()
    clock.ms = 1_001
    expect(cache.get("/")).toBeUndefined()
  })

  it("does not keep what was being rendered when the catalogue changed", async () => {
    const cache = cacheAt()
    let finish = () => {}
    const before = cache.load("/", () => new Promise((resolve) => (finish = () => resolve(found("old price")))))
    await Promise.resolve()
    cache.clear()
    const after = cache.load("/", async () => found("new price"))
    await after
    finish()
    await before
    expect(cache.get("/")!.bodies.identity.toString()).toBe("new price")
  })

  it("drops its oldest page when there are too many", async () => {
    const cache = cacheAt({ ms: 0 }, 2)
    for (const key of ["/a", "/b", "/c"]) await cache.load(key, async () => found(key))
    expect(["/a", "/b", "/c"].map((key) => cache.get(key) !== undefined)).toEqual([false, true, true])
  })
})
