import { describe, expect, it } from "vitest"
import type { SearchHit } from "#shop/catalogue/wire/search"
import { AT_ONCE_MS, api, sql, until } from "../harness"
import { faultsOf, HELD_OUT, RECALL } from "../search/recall"

const search = async (query: string, part = "") =>
  (await api<SearchHit[]>("POST", `/products/search/${part}`, { body: { query } })).body
const addresses = async (query: string) => (await search(query)).map((hit) => hit.get_absolute_url ?? "")

describe.each([
  ["the recall list", RECALL],
  ["the held-out list", HELD_OUT],
])("%s", (_name, list) => {
  it.each(list)("holds for $query ($kind)", async (wanted) => {
    expect(faultsOf(wanted, await addresses(wanted.query))).toEqual([])
  })
})

describe("POST /products/search/", () => {
  it.each(["", "   ", "\u00a0", "?", "<script>alert(1)</script>", "waerme", "Wärme"])(
    "finds nothing for %j",
    async (query) => {
      expect(await search(query)).toEqual([])
    },
  )

  it("finds what can't be had, after what can", async () => {
    const chargers = await search("Ladegerät")
    const inactive = chargers.filter(({ product_is_inactive }) => product_is_inactive)
    expect(inactive.map(({ slug }) => slug)).toContain("ladegeraet-rtc-360")
    expect(chargers[0].product_is_inactive).toBe(false)
  })

  it("knows add-ons, companions and keywords that aren't shown", async () => {
    expect(
      (await search("versicherung transport begleitung geräteprüfung")).map(({ category }) => category),
    ).not.toContain("addon")
    const [tachymeter] = await search("Tachymeter")
    expect(tachymeter.slug).toBe("icon-icr70")
    expect(JSON.stringify(tachymeter)).not.toMatch(/tachymeter/i)
  })

  it.each([
    ["scanner", ["rental", "purchase"]],
    ["Laserscanner", ["rental", "purchase"]],
    ["leica", ["rental", "purchase"]],
    ["iCON", ["rental", "purchase"]],
    ["messgeraet", ["rental", "purchase"]],
    ["akku", ["accessory"]],
    ["icon build", ["software-service"]],
  ])("begins for %s with what is called so", async (query, kinds) => {
    const [first, second, third] = (await search(query)).map(({ category }) => category)
    const asked = query === "icon build" ? [first] : query === "iCON" ? [first, second] : [first, second, third]
    expect(asked.filter((kind) => !kinds.includes(kind))).toEqual([])
  })

  it("says which stretches of the texts are meant", async () => {
    const [hit] = await search("holzstative")
    expect(hit.highlights.name.map(([start, end]) => hit.name.slice(start, end))).toEqual(["Holzstativ"])
  })

  it("answers the part that is asked for and tells how many there are", async () => {
    const all = await api<SearchHit[]>("POST", "/products/search/", { body: { query: "akku" } })
    const part = await api<SearchHit[]>("POST", "/products/search?limit=2&offset=1", { body: { query: "akku" } })
    expect(part.body).toEqual(all.body.slice(1, 3))
    expect(part.headers.get("x-total-count")).toBe(String(all.body.length))
  })

  it("finds a product by its new name within a second, at its new price", async () => {
    await search("akku")
    await sql(`update product set title = 'Kreiselkompass' where handle = (
      select handle from product p join catalogue_product_profile f on f.product_id = p.id where f.slug = 'holzstativ')`)
    await until("the new name", async () => (await search("kreiselkompas"))[0]?.slug === "holzstativ", AT_ONCE_MS)
    expect((await search("holzstativ")).map(({ name }) => name)).not.toContain("Holzstativ, schwer")
  })
})

describe("the lists", () => {
  const LISTS = [
    "/products/rental/",
    "/products/purchase/",
    "/products/accessory/",
    "/products/software-service/",
    "/products/search/accessory/rtc-360/",
    "/products/search/software-service/all/",
    "/products/education/",
    "/products/addon/",
  ]

  it.each(LISTS)("%s show the part that is asked for and tell how many there are", async (path) => {
    const all = await api<{ id: string }[]>("GET", path)
    expect(all.headers.get("x-total-count")).toBe(String(all.body.length))
    const part = await api<{ id: string }[]>("GET", `${path}?limit=2&offset=1`)
    expect(part.body).toEqual(all.body.slice(1, 3))
    expect(part.headers.get("x-total-count")).toBe(String(all.body.length))
    expect((await api("GET", `${path}?offset=1000`)).body).toEqual([])
  })

  it.each([
    ["limit=0", "limit"],
    ["limit=201", "limit"],
    ["limit=2.5", "limit"],
    ["limit=viele", "limit"],
    ["limit=", "limit"],
    ["limit=1&limit=2", "limit"],
    ["offset=-1", "offset"],
    ["offset=x", "offset"],
  ])("refuse %s by its field", async (query, field) => {
    for (const path of LISTS) {
      const { status, body } = await api("GET", `${path}?${query}`)
      expect([path, status, Object.keys(body)]).toEqual([path, 400, [field]])
    }
  })
})
