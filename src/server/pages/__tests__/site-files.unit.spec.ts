import { describe, expect, it } from "vitest"
import { robotsTxt } from "../robots-txt"
import { sitemapFiles } from "../sitemap-xml"

const URL = "https://shop.example.ch"

describe("The sitemap", () => {
  it("names addresses with the day of their last change where it is known", () => {
    const files = sitemapFiles([{ path: "/mieten/rtc-360/", changedOn: "2026-11-20" }, { path: "/events" }], URL)
    expect([...files.keys()]).toEqual(["/sitemap.xml"])
    const xml = files.get("/sitemap.xml")
    expect(xml).toContain(`<url><loc>${URL}/mieten/rtc-360/</loc><lastmod>2026-11-20</lastmod></url>`)
    expect(xml).toContain(`<url><loc>${URL}/events</loc></url>`)
  })

  it("encodes what an address or XML doesn't take as it is", () => {
    expect(sitemapFiles([{ path: "/mieten/gerät&co/" }], URL).get("/sitemap.xml")).toContain(
      `<loc>${URL}/mieten/ger%C3%A4t&#38;co/</loc>`,
    )
  })

  it("is split below the limit of addresses, and its index names the parts", () => {
    const entries = Array.from({ length: 5 }, (_, index) => ({ path: `/p/${index}/` }))
    const files = sitemapFiles(entries, URL, 2)
    expect([...files.keys()]).toEqual(["/sitemap.xml", "/sitemap-1.xml", "/sitemap-2.xml", "/sitemap-3.xml"])
    expect(files.get("/sitemap.xml")?.match(/<sitemap><loc>[^<]*<\/loc>/g)).toHaveLength(3)
    const parts = [...files].slice(1).map(([, xml]) => xml.match(/<url>/g)?.length)
    expect(parts).toEqual([2, 2, 1])
  })

  it("of 30,000 products is one file below 50 MB", () => {
    const entries = Array.from({ length: 30_000 }, (_, index) => ({
      path: `/kaufen/zubehoer/produkt-mit-einem-langen-namen-${index}/`,
      changedOn: "2026-11-20",
    }))
    const files = sitemapFiles(entries, URL)
    expect(files.size).toBe(1)
    expect(files.get("/sitemap.xml")?.length).toBeLessThan(50 * 1024 ** 2)
  })
})

describe("robots.txt", () => {
  it.each([
    ["production", false, URL],
    ["a demo that only its own machine reaches", true, "http://localhost:9000"],
    ["a demo at a loopback address", true, "http://[::1]:9000"],
  ])("lets %s be read and names the sitemap", (_case, isDemo, publicUrl) => {
    const robots = robotsTxt({ isDemo, publicUrl })
    expect(robots).not.toMatch(/^Disallow: \/$/m)
    expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
  })

  it("keeps a demo at a public address out of search engines", () => {
    expect(robotsTxt({ isDemo: true, publicUrl: URL })).toBe("User-agent: *\nDisallow: /\n")
  })
})
