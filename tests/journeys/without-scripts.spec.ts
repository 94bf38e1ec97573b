import { beforeAll, describe, expect, it } from "vitest"
import { sql, until } from "../harness"
import { target } from "../harness/target"

const ORIGIN = target().baseUrl

interface Answer {
  status: number
  html: string
  headers: Headers
}

async function get(path: string, options: RequestInit = {}): Promise<Answer> {
  const response = await fetch(new URL(path, ORIGIN), { redirect: "manual", ...options })
  return { status: response.status, html: await response.text(), headers: response.headers }
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" }
const decoded = (text: string) => text.replace(/&[a-z#0-9]+;/g, (entity) => ENTITIES[entity] ?? entity)
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = ""]) => decoded(value))

/** What a crawler reads of a page. */
const readOf = (html: string) => ({
  titles: all(html, /<title>([^<]*)<\/title>/g),
  descriptions: all(html, /<meta name="description" content="([^"]*)"/g),
  canonicals: all(html, /<link rel="canonical" href="([^"]*)"/g),
  robots: all(html, /<meta name="robots" content="([^"]*)"/g),
  headings: all(html, /<h1[^>]*>(.*?)<\/h1>/gs),
  pictures: all(html, /<meta property="og:image" content="([^"]*)"/g),
  links: all(html, /<a [^>]*href="(\/[^"#?]*)/g),
  words: decoded(html.slice(html.indexOf("<main"), html.indexOf("</main>")).replace(/<[^>]*>/g, " ")).split(/\s+/)
    .length,
  data: all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map((json) => JSON.parse(json)["@graph"]),
})

interface Node {
  "@type": string
  [property: string]: unknown
}
const nodesOf = (html: string): Node[] => readOf(html).data.flat() as Node[]

let publicUrl = ""
let paths: string[] = []
const pages = new Map<string, Answer>()

beforeAll(async () => {
  const { html: xml } = await get("/sitemap.xml")
  const addresses = all(xml, /<loc>([^<]*)<\/loc>/g)
  publicUrl = new URL(addresses[0] ?? "").origin
  paths = addresses.map((address) => decodeURI(address.slice(publicUrl.length)))
  for (const path of paths) pages.set(path, await get(path))
})

const faulty = (fault: (read: ReturnType<typeof readOf>, path: string) => unknown) =>
  [...pages].flatMap(([path, { html }]) => {
    const found = fault(readOf(html), path)
    return found ? [`${path}: ${JSON.stringify(found)}`] : []
  })

describe("Every page of the sitemap, read without scripts", () => {
  it("is there: home, lists, products of all kinds, events, the firm's pages", () => {
    expect([...pages].filter(([, { status }]) => status !== 200).map(([path]) => path)).toEqual([])
    for (const path of ["/", "/mieten", "/mieten/rtc-360/", "/kaufen/rtc-360/", "/kaufen/zubehoer", "/faq", "/agb"])
      expect(paths).toContain(path)
    expect(paths.filter((path) => path.startsWith("/events/")).length).toBeGreaterThan(1)
  })

  it("has one heading, text and links", () => {
    expect(faulty(({ headings }) => headings.length !== 1 && headings)).toEqual([])
    expect(faulty(({ words }) => words < 50 && words)).toEqual([])
    expect(faulty(({ links }) => links.length < 10 && links)).toEqual([])
  })

  it("has one title of its own with the shop's name, not longer than results show", () => {
    expect(faulty(({ titles: [title = "", ...more] }) => (more.length > 0 || title.length > 60) && title)).toEqual([])
    expect(faulty(({ titles: [title = ""] }) => !title.endsWith(" | Muster Vermessung AG") && title)).toEqual([])
    const titles = [...pages.values()].map(({ html }) => readOf(html).titles[0])
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })

  it("has one description of its own", () => {
    const isTooShortOrLong = ([text = "", ...more]: string[]) =>
      more.length > 0 || text.length < 50 || text.length > 160
    expect(faulty(({ descriptions }) => isTooShortOrLong(descriptions) && descriptions)).toEqual([])
    const texts = [...pages.values()].map(({ html }) => readOf(html).descriptions[0])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it("names its own address as canonical and may be indexed", () => {
    expect(faulty(({ canonicals }, path) => canonicals.join() !== encodeURI(publicUrl + path) && canonicals)).toEqual(
      [],
    )
    expect(faulty(({ robots }) => robots.length > 0 && robots)).toEqual([])
  })

  it("has a picture for share services that exists and is no drawing", async () => {
    expect(faulty(({ pictures }) => pictures.length !== 1 && pictures)).toEqual([])
    const pictures = new Set([...pages.values()].flatMap(({ html }) => readOf(html).pictures))
    for (const picture of pictures) {
      const { status, headers } = await get(picture.slice(publicUrl.length))
      expect([picture, status, headers.get("content-type")]).toEqual([
        picture,
        200,
        expect.stringMatching(/^image\/(jpeg|png|webp)$/),
      ])
    }
  })

  it("tells the way to it in structured data", () => {
    const withoutWay = [...pages].filter(([path, { html }]) => {
      return path !== "/" && !nodesOf(html).some((node) => node["@type"] === "BreadcrumbList")
    })
    expect(withoutWay.map(([path]) => path)).toEqual([])
  })
})

describe("Structured data", () => {
  const nodeOf = (path: string, type: string) =>
    nodesOf(pages.get(path)?.html ?? "").find((node) => node["@type"] === type)

  it.each([
    ["/", "Organization", { name: "Muster Vermessung AG" }],
    ["/", "WebSite", { inLanguage: "de-CH" }],
    ["/mieten/rtc-360/", "Product", { name: "RTC 360", offers: { price: "290.00", priceCurrency: "CHF" } }],
    [
      "/kaufen/blk-2-go/",
      "Product",
      { offers: expect.arrayContaining([expect.objectContaining({ price: "48900.00" })]) },
    ],
    ["/kaufen/zubehoer/akku-rtc-360/", "Product", { offers: { price: "320.00" } }],
    [
      "/kaufen/software-service/register-360/",
      "Product",
      { offers: expect.arrayContaining([expect.objectContaining({ price: "2400.00" })]) },
    ],
  ])("of %s has a %s", (path, type, expected) => expect(nodeOf(path, type)).toMatchObject(expected))

  it("of the FAQ has its questions with answers", () => {
    const { mainEntity } = nodeOf("/faq", "FAQPage") as { mainEntity?: { name: string }[] }
    expect(mainEntity?.length).toBeGreaterThan(5)
    expect(mainEntity?.[0]?.name).toMatch(/\?$/)
  })

  it("of every event page has the event", () => {
    const events = paths.filter((path) => /^\/events\/(?!registration)/.test(path))
    expect(events.filter((path) => !nodeOf(path, "Event"))).toEqual([])
  })
})

describe("What shouldn't be found", () => {
  it.each(["/cart", "/search?query=rtc", "/log-in", "/sign-up", "/account", "/orders", "/anmeldung/bestaetigung"])(
    "%s asks not to be indexed and names no canonical address",
    async (path) => {
      const { robots, canonicals } = readOf((await get(path)).html)
      expect({ robots, canonicals }).toEqual({ robots: ["noindex"], canonicals: [] })
    },
  )

  it.each(["/gibt-es-nicht", "/mieten/gibt-es-nicht/", "/kaufen/zubehoer/gibt-es-nicht/", "/events/gibt-es-nicht"])(
    "%s is a page with status 404",
    async (path) => {
      const { status, html } = await get(path)
      expect(status).toBe(404)
      expect(readOf(html)).toMatchObject({ canonicals: [], data: [], headings: [expect.any(String)] })
    },
  )
})

describe("What needs scripts", () => {
  it.each(["/cart", "/log-in", "/sign-up", "/account", "/orders", "/cart/checkout", "/password-reset"])(
    "%s says so to who has none, with the phone number",
    async (path) => {
      const { html } = await get(path)
      expect(all(html, /<noscript>(.*?)<\/noscript>/gs).join()).toContain("Diese Seite braucht JavaScript.")
      expect(html).toMatch(/rufen Sie uns an: \+41\s71\s000\s00\s00/)
    },
  )

  it("turns no wheel for what never comes", async () => {
    const styles = all((await get("/cart")).html, /<style>(.*?)<\/style>/gs).join("")
    const hidden = /@media ?\(scripting: ?none\) ?\{\.wait>\[role="?status"?\] ?\{display:none\}/
    expect(hidden.test(styles)).toBe(true)
  })
})

describe("One address for each page", () => {
  it.each([
    ["/mieten/", "/mieten"],
    ["/mieten/rtc-360", "/mieten/rtc-360/"],
    ["/mieten/scanner/rtc-360/", "/mieten/rtc-360/"],
    ["/mieten?purpose=x&utm_source=mail", "/mieten"],
    ["/about", "/ueber-uns"],
    ["/ueberuns/", "/ueber-uns"],
    ["/kaufen/scanner/rtc-360", "/kaufen/rtc-360/"],
  ])("%s names %s", async (path, canonical) => {
    const { status, html } = await get(path)
    expect([status, ...readOf(html).canonicals]).toEqual([200, publicUrl + canonical])
  })

  it.each([
    ["/Mieten/RTC-360?utm_source=mail", "/mieten/rtc-360?utm_source=mail"],
    ["/kaufen//zubehoer", "/kaufen/zubehoer"],
  ])("%s leads to %s", async (path, location) => {
    const { status, headers } = await get(path)
    expect([status, headers.get("location")]).toEqual([301, location])
  })

  it("an address that an event left leads to the one it has", async () => {
    const move = (to: string, from: string) => sql("update event set slug = $1 where slug = $2", to, from)
    await move("absteck-abend", "absteck-abend-olten")
    const { headers } = await until("the event to move", async () => {
      const page = await get("/events/Absteck-Abend-Olten?utm_source=mail")
      return page.status === 301 && (await get("/events/absteck-abend")).status === 200 ? page : null
    })
    expect(headers.get("location")).toBe("/events/absteck-abend?utm_source=mail")
    await move("absteck-abend-olten", "absteck-abend")
  })
})

describe("Files for machines", () => {
  it("the sitemap is written again when a product changes", async () => {
    const changed = `<loc>${publicUrl}/mieten/rtc-360/</loc><lastmod>2026-11-30</lastmod>`
    expect((await get("/sitemap.xml")).html).not.toContain(changed)
    await sql("update product set updated_at = '2026-11-30T10:00:00Z' where title = 'RTC 360'")
    await until("the new day in the sitemap", async () => (await get("/sitemap.xml")).html.includes(changed))
  })

  it("robots.txt lets a demo on its own machine be read", async () => {
    const { html, headers } = await get("/robots.txt")
    expect(html).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
    expect(headers.get("content-type")).toContain("text/plain")
  })

  it("programs that keep passwords find where one is changed", async () => {
    const { status, headers } = await get("/.well-known/change-password")
    expect([status, headers.get("location")]).toEqual([302, "/password-change"])
  })

  it("who found a hole finds whom to tell", async () => {
    const { html, headers } = await get("/.well-known/security.txt")
    expect(html).toMatch(/^Contact: mailto:shop@example\.ch\nExpires: 2027-05-23T.*Z\n/)
    expect(html).toContain(`Canonical: ${publicUrl}/.well-known/security.txt\n`)
    expect(headers.get("content-type")).toContain("text/plain")
  })

  it("the manifest names icons that exist", async () => {
    const { icons } = JSON.parse((await get("/manifest.webmanifest")).html)
    for (const { src } of [
      ...icons,
      { src: "/favicon.svg" },
      { src: "/apple-touch-icon.png" },
      { src: "/favicon.ico" },
    ])
      expect([src, (await get(src)).status]).toEqual([src, 200])
  })

  it("a point cloud can be kept, and fetched in parts", async () => {
    const { status, headers } = await get("/media/sample-data/fassade.ply", { headers: { range: "bytes=0-99" } })
    expect(status).toBe(206)
    expect(headers.get("content-disposition")).toBe('attachment; filename="fassade.ply"')
    expect(headers.get("cache-control")).toContain("max-age=86400")
  })
})
