import { beforeAll, describe, expect, it } from "vitest"
import { target } from "../harness/target"

/** Every path that either specification names, product forms with one slug and with two. */
const NAMED = [
  ...["/", "/mieten", "/kaufen", "/kaufen/zubehoer", "/kaufen/software-service", "/search", "/cart", "/log-in"],
  ...["/sign-up", "/schulen", "/events", "/ueber-uns", "/ueberuns", "/about", "/faq", "/agb", "/datenschutz"],
  ...["/impressum", "/events/registration", "/anmeldung/bestaetigung", "/cart/success", "/complete-profile"],
  ...["/activation", "/activation/result", "/activation/remove", "/password-reset", "/password/reset/confirm"],
  ...["/kaufen/blk-2-go", "/kaufen/blk-360-g2", "/kaufen/blk-3d", "/kaufen/rtc-360", "/kaufen/scanner/rtc-360"],
  ...["/mieten/rtc-360", "/mieten/scanner/rtc-360", "/kaufen/zubehoer/akku-rtc-360"],
  "/kaufen/software-service/register-360",
]

/** Pages of one visitor: the server sends their frame, and the browser fills it. */
const FILLED_BY_BROWSER =
  /^\/(search|cart|log-in|sign-up|complete-profile|activation|password|account|orders|invoice|login-settings)\b/

const pageAt = async (path: string) => {
  const response = await fetch(target().baseUrl + path, { redirect: "manual" })
  return { status: response.status, html: await response.text() }
}

const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"[^>]*>/g)].map(([tag, href]) => ({
    to: href.replaceAll("&amp;", "&"),
    isFollowed: !/\srel="[^"]*\bnofollow\b/.test(tag),
  }))

const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))

/**
 * Every page that can be reached by links from the home page and the paths of the route tables. As search engines do, it
 * goes no further from what a page asks not to follow: comparisons of any four devices are thousands.
 */
async function crawl() {
  const pages = new Map<string, { status: number; html: string; from: string }>()
  const links: { from: string; to: string }[] = []
  let next = [...NAMED, ...NAMED.map((path) => `${path}/`).slice(1)].map((to) => ({
    from: "the route tables",
    to,
    isFollowed: true,
  }))
  while (next.length > 0) {
    const found: typeof next = []
    for (const { from, to, isFollowed } of next) {
      const path = to.replace(/#.*/, "")
      if (pages.has(path)) continue
      const page = await pageAt(path)
      pages.set(path, { ...page, from })
      if (!isFollowed || !page.html.startsWith("<!doctype html>")) continue
      for (const link of linksOf(page.html)) found.push({ from: path, ...link })
    }
    links.push(...found)
    next = found
  }
  return { pages, links }
}

describe("whoever follows the shop's links", () => {
  let pages: Awaited<ReturnType<typeof crawl>>["pages"]
  let links: Awaited<ReturnType<typeof crawl>>["links"]

  beforeAll(async () => {
    const site = await crawl()
    pages = site.pages
    links = site.links
  }, 120_000)

  it("finds a page behind each of them", () => {
    const lost = [...pages].filter(([, { status }]) => status !== 200)
    expect(lost.map(([path, { status, from }]) => `${status} ${path} (from ${from})`)).toEqual([])
    expect(pages.size).toBeGreaterThan(60)
  })

  it("finds one heading on each page", () => {
    const without = [...pages].filter(
      ([path, { html }]) =>
        html.startsWith("<!doctype html>") && !FILLED_BY_BROWSER.test(path) && html.split("<h1").length !== 2,
    )
    expect(without.map(([path]) => path)).toEqual([])
  })

  it("comes to the place that a link names", () => {
    const anchored = links.filter(({ to }) => to.includes("#"))
    const missed = anchored.filter(({ to }) => {
      const [path, id] = to.split("#")
      return !idsOf(pages.get(path)?.html ?? "").has(id)
    })
    expect(missed).toEqual([])
  })

  it("sees the same page with and without the slash at the end of a path", () => {
    const titleOf = (path: string) => /<title>(.*?)<\/title>/.exec(pages.get(path)?.html ?? "")?.[1]
    for (const path of NAMED.slice(1)) expect(titleOf(`${path}/`), path).toBe(titleOf(path))
  })

  it("is told one address by pages that have several", () => {
    const canonicalOf = (path: string) =>
      /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(pages.get(path)?.html ?? "")?.[1]
    expect(["/ueberuns", "/about", "/ueber-uns/"].map(canonicalOf)).toEqual(["/ueber-uns", "/ueber-uns", "/ueber-uns"])
    expect(canonicalOf("/mieten/scanner/rtc-360")).toBe("/mieten/rtc-360/")
    expect(canonicalOf("/kaufen/scanner/rtc-360")).toBe("/kaufen/rtc-360/")
  })
})

describe("an address that doesn't exist", () => {
  it.each(["/gibt-es-nicht", "/kaufen/gibt-es-nicht", "/agb/mehr"])(
    "%s is 404, with a search and ways on",
    async (path) => {
      const { status, html } = await pageAt(path)
      expect(status).toBe(404)
      expect(html).toContain('action="/search"')
      expect(html).toContain('name="query"')
      const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"))
      expect(linksOf(main).map(({ to }) => to)).toEqual([
        "/",
        "/mieten",
        "/kaufen",
        "/kaufen/zubehoer",
        "/kaufen/software-service",
        "/faq",
      ])
    },
  )
})
