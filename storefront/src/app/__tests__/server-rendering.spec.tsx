import { QueryClient } from "@tanstack/react-query"
import { renderToString } from "react-dom/server"
import { StaticRouter } from "react-router-dom"
import { beforeAll, describe, expect, it, vi } from "vitest"
import type { PageData } from "#wire/page-data"
import { rentalCalendar } from "../../features/rental/components/calendar-part"
import { accessory, software } from "../../test/goods"
import { purchaseProduct } from "../../test/purchase-product"
import { SHOP } from "../../test/render-page"
import { freeRental, pickup, rentalProduct } from "../../test/rental-product"
import { searchHit } from "../../test/search-hit"
import { App } from "../app"
import { parseState, serialise } from "../page-state"
import { matchRoute, routes } from "../routes"
import { loadPage } from "../server/load-page"
import { readAddress } from "../server/page-address"
import { stateOf } from "../server/state-of"

const data: PageData = {
  shopInfo: async () => SHOP,
  rentalList: async (purposeId) => (purposeId === "none" ? null : [rentalProduct]),
  foundRentals: async () => [freeRental],
  productList: async () => [purchaseProduct],
  search: async () => [searchHit],
  productDetail: async (kind, slug) =>
    [rentalProduct, purchaseProduct, accessory, software].find(
      ({ category, slug: own }) => category === kind && own === slug,
    ) ?? null,
  movedPage: async () => null,
  goodsList: async (_kind, filter) => (filter === "blk-3d" ? [] : [accessory]),
  purposes: async () => [{ id: "wood", name: "Holzbau & Aufmass" }],
  deliveryTypes: async () => [pickup],
  educationList: async () => [],
  references: async () => [{ id: "1", name: "Muster Architektur GmbH", url: null, thumbnail: "default" }],
  employees: async () => [
    { id: "1", first_name: "Anna", last_name: "Muster", position: "", phone: "", mail: "", avatar: "default" },
  ],
  testimonials: async () => [{ id: "1", stars: 4, text: "Gut.", name: "Fritz", company: "", avatar: "default" }],
  events: async () => [],
  eventDetail: async () => null,
  changes: async () => ({ products: [], blocks: {} }),
  content: async (key) => ({ content: `<h2>${key}</h2><p>Text von ${key}</p>` }),
}

async function renderPath(path: string, search = "") {
  const match = matchRoute(path)
  const queryClient = new QueryClient()
  const { query } = await readAddress({ ...match, path, query: new URLSearchParams(search), data })
  const isFound = await loadPage(match, { data, query, queryClient })
  const html = renderToString(
    <StaticRouter location={{ pathname: path, search: `?${query}` }}>
      <App queryClient={queryClient} shop={SHOP} />
    </StaticRouter>,
  )
  return { isFound, queryClient, html: html.replaceAll("\u00a0", " ") }
}

/** Of each page that the server renders an address that there is. */
const RENDERED = [
  ...routes.filter(({ path, rendering }) => rendering === "server" && !/[:*]/.test(path)).map(({ path }) => path),
  "/mieten/rtc-360",
  "/kaufen/rtc-360",
  "/kaufen/zubehoer/carbon-stativ",
  "/kaufen/software-service/register-360",
]

beforeAll(() => Promise.all([...routes, rentalCalendar].map((part) => part.preload())))

describe("a page rendered on the server", () => {
  it.each([
    ["/", "Ihr Ansprechpartner für Laserscanning"],
    ["/", "Text von home-information"],
    ["/", "Vorschlag für Mo 7.12. bis Fr 11.12.2026"],
    ["/", "CHF 1’450"],
    ["/mieten", "ab CHF 290"],
    ["/mieten/rtc-360/", "Abholung in St. Gallen"],
    ["/kaufen", "ab CHF 62’500"],
    ["/kaufen/rtc-360/", "exkl. MwSt. inkl. Lieferung"],
    ["/kaufen/scanner/rtc-360", "vier Akkus"],
    ["/kaufen/zubehoer", "Carbon-Stativ"],
    ["/kaufen/software-service/", "CHF 690"],
    ["/kaufen/zubehoer/carbon-stativ/", "Trägt jeden Scanner."],
    ["/kaufen/software-service/register-360", "Jahreslizenz mit Einrichtung"],
    ["/mieten/scanner/rtc-360", "Der RTC 360."],
    ["/ueber-uns", "Anna Muster"],
    ["/ueberuns/", "Muster Architektur GmbH"],
    ["/about", "4 von 5 Sternen"],
    ["/schulen", "Text von schulen"],
    ["/faq/", "Text von faq"],
    ["/agb", "Text von agb"],
    ["/datenschutz", "Text von datenschutz"],
    ["/impressum/", "Text von impressum"],
  ])("%s holds its content: %s", async (path, text) => {
    const { html, isFound } = await renderPath(path)
    expect(html).toContain(text)
    expect(isFound).toBe(true)
  })

  it("holds a calendar of six weeks that waits for its bookings", async () => {
    const { html } = await renderPath("/mieten/rtc-360/")
    expect(html.match(/role="gridcell"/g)).toHaveLength(42)
    expect(html).toContain("Dezember 2026")
  })

  it.each(RENDERED)("%s asks the server for all that it shows", async (path) => {
    const { queryClient } = await renderPath(path)
    const queries = queryClient.getQueryCache().getAll()
    const isWanted = (options: object) => !("enabled" in options) || options.enabled !== false
    const answerable = queries.filter(({ meta, options }) => meta?.load && isWanted(options))
    expect(answerable.filter(({ state }) => state.data === undefined).map(({ queryKey }) => queryKey)).toEqual([])
    expect(JSON.stringify(stateOf(queryClient, SHOP))).not.toContain('"meta"')
  })

  it.each(RENDERED)("%s says itself by which address the sitemap names it", async (path) => {
    const { page } = await matchRoute(path).route.preload()
    const { html } = await renderPath(path)
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
    if (page?.canonical) expect(canonical).toBe(SHOP.publicUrl + page.canonical)
    else expect(Boolean(canonical)).toBe(page?.addresses !== undefined)
  })

  it.each([
    "/mieten/unbekannt",
    "/gibt-es-nicht",
    "/kaufen/unbekannt",
    "/kaufen/zubehoer/unbekannt",
    "/kaufen/software-service/unbekannt",
  ])("%s doesn't exist and says so", async (path) => {
    const { html, isFound } = await renderPath(path)
    expect(html).toContain("Seite nicht gefunden")
    expect(isFound).toBe(false)
  })

  it("is the frame alone where a page depends on its visitor", async () => {
    const { html, isFound } = await renderPath("/cart")
    expect(html).toContain("Wird geladen")
    expect(isFound).toBe(true)
  })

  it.each(["/", "/mieten/rtc-360/", "/gibt-es-nicht", "/cart", "/orders"])("%s has one title", async (path) => {
    const { html } = await renderPath(path)
    expect(html.match(/<title>/g)).toHaveLength(1)
  })

  it("shows the package that its address names, with its price and that of what comes along", async () => {
    const bar = async (search: string) =>
      /<div class="buy">.*?<\/b>/.exec((await renderPath("/kaufen/rtc-360/", search)).html)?.[0]
    expect(await bar("?choice=variant_office")).toContain("CHF 65’960")
    expect(await bar("?choice=gone")).toContain("CHF 62’560")
  })

  it("compares the devices that its address names", async () => {
    const { html } = await renderPath("/vergleich", "?geraete=rtc-360,erfunden")
    expect(html).toContain("RTC 360 mieten")
    expect(html).toContain('<meta name="robots" content="noindex"')
  })

  it("reads nothing of a visitor, so that it is the same for everybody", async () => {
    const read = vi.spyOn(Storage.prototype, "getItem")
    await renderPath("/mieten/rtc-360/")
    expect(read).not.toHaveBeenCalled()
  })

  it("shows all devices for a purpose that doesn't exist, and says so by its filter", async () => {
    const { html } = await renderPath("/mieten", "?purpose=none")
    expect(html).toContain("RTC 360")
    expect(html).toContain(`aria-pressed="true">Alle<`)
  })
})

describe("the state a page carries", () => {
  const state = { shop: { ...SHOP, name: "</script><script>" }, queries: { mutations: [], queries: [] } }

  it("can't end the element it is in", () => {
    expect(serialise(state)).not.toContain("<")
    expect(parseState(serialise(state), 0)).toEqual(state)
  })

  it("counts as fetched at the time of the visit, however old the page is", () => {
    const query = { state: { dataUpdatedAt: 1 }, queryKey: ["a"], queryHash: "a" }
    const json = JSON.stringify({ ...state, queries: { mutations: [], queries: [query] } })
    expect(parseState(json, 99).queries.queries[0].state.dataUpdatedAt).toBe(99)
  })
})
