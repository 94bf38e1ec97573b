import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { describe, expect, it, vi } from "vitest"
import { PageCache } from "../page-cache"

const found = (html: string) => ({ status: 200, html, cacheable: true })

function cacheAt(clock = { ms: 1 }, maxBytes = 1_000_000) {
  return new PageCache({ maxBytes, maxAgeMs: 1_000, clockMs: () => clock.ms })
}

const later = () => new Promise((resolve) => setImmediate(resolve))

describe("the page cache", () => {
  it("keeps a page with its compressed forms", async () => {
    const cache = cacheAt()
    await cache.load("/mieten", async () => found("<p>Mieten</p>"))
    const { body } = cache.get("/mieten")!
    expect(body.plain.toString()).toBe("<p>Mieten</p>")
    expect(brotliDecompressSync(body.br).toString()).toBe("<p>Mieten</p>")
    expect(gunzipSync(body.gzip).toString()).toBe("<p>Mieten</p>")
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
    const clock = { ms: 1 }
    const cache = cacheAt(clock)
    await cache.load("/", async () => found("x"))
    clock.ms = 1_001
    expect(cache.get("/")).toBeDefined()
    clock.ms = 1_002
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
    expect(cache.get("/")!.body.plain.toString()).toBe("new price")
  })

  it("drops the page that was longest unasked when all weigh too much, keys included", async () => {
    const cache = cacheAt({ ms: 1 }, 9_000)
    const keys = ["/a", "/b", `/c${"x".repeat(2_000)}`]
    await cache.load(keys[0], async () => found("a".repeat(1_500)))
    await cache.load(keys[1], async () => found("b".repeat(1_500)))
    cache.get(keys[0])
    await cache.load(keys[2], async () => found("c"))
    expect(keys.map((key) => cache.get(key) !== undefined)).toEqual([true, false, true])
  })

  it("renders two pages at a time", async () => {
    const cache = cacheAt()
    let running = 0
    let most = 0
    const render = async () => {
      most = Math.max(most, ++running)
      await later()
      running -= 1
      return found("x")
    }
    await Promise.all(["/a", "/b", "/c", "/d"].map((key) => cache.load(key, render)))
    expect(most).toBe(2)
  })

  it("leaves most of the process to others while addresses are made up", async () => {
    const cache = cacheAt()
    const drawMs = 5
    const draw = async () => {
      for (const end = performance.now() + drawMs; performance.now() < end; );
      return { status: 200, html: "", cacheable: false }
    }
    const startedAtMs = performance.now()
    await Promise.all(Array.from({ length: 20 }, (_, index) => cache.load(`/search?query=${index}`, draw, "asked")))
    expect(performance.now() - startedAtMs).toBeGreaterThan(1.5 * 20 * drawMs)
  })

  it("lets a page that was kept before pass those of made-up addresses", async () => {
    const cache = cacheAt()
    const order: string[] = []
    const render = (key: string) => async () => {
      order.push(key)
      await later()
      return { status: 200, html: key, cacheable: key === "/" }
    }
    await cache.load("/", render("/"))
    cache.clear()
    const madeUp = Array.from({ length: 20 }, (_, index) => `/search?query=${index}`)
    await Promise.all([...madeUp, "/"].map((key) => cache.load(key, render(key), "search")))
    expect(order.lastIndexOf("/")).toBeLessThanOrEqual(4)
  })

  it("refuses made-up addresses beyond what may wait, and serves what it keeps meanwhile", async () => {
    const cache = cacheAt()
    await cache.load("/", async () => found("x"))
    const flood = Array.from({ length: 200 }, (_, index) =>
      cache.load(`/search?query=${index}`, async () => ({ status: 200, html: "", cacheable: false }), "search"),
    )
    await expect(cache.load("/search?query=more", vi.fn(), "search")).rejects.toMatchObject({ status: 503 })
    expect(cache.get("/")).toBeDefined()
    const answers = await Promise.allSettled(flood)
    expect(answers.filter(({ status }) => status === "fulfilled").length).toBeLessThan(100)
    expect(await cache.load("/search?query=more", async () => found("y"), "search")).toBeDefined()
  })
})
