import { describe, expect, it } from "vitest"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import type { EventDetail } from "#shop/events/wire/events"
import { SHOP } from "@/test/render-page"
import { rentalProduct } from "@/test/rental-product"
import { breadcrumbLd } from "../breadcrumb-ld"
import { eventLd } from "../event-ld"
import { faqLd } from "../faq-ld"
import { jsonLdScript } from "../json-ld"
import { productLd } from "../product-ld"
import { organizationLd, webSiteLd } from "../shop-ld"

const URL = "https://shop.example.ch"

describe("Structured data as a script", () => {
  it("can't be ended by a product's name", () => {
    const script = jsonLdScript([{ "@type": "Product", name: "</script><script>alert(1)</script>" }])
    expect(script.match(/<\/?script/g)).toEqual(["<script", "</script"])
    const json = script.slice(script.indexOf(">") + 1, script.lastIndexOf("<"))
    expect(JSON.parse(json)["@graph"][0].name).toBe("</script><script>alert(1)</script>")
  })

  it("is nothing where nothing is to say", () => expect(jsonLdScript([])).toBe(""))
})

describe("A rental", () => {
  const node = productLd({ ...rentalProduct, get_image: "/media/svg/scanners/dome-scanner.svg" }, SHOP)

  it("is offered for lease, by the day, in CHF without VAT", () => {
    expect(node.offers).toMatchObject({
      "@type": "Offer",
      price: "290.00",
      priceCurrency: "CHF",
      businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
      url: `${URL}/mieten/rtc-360/`,
      availability: "https://schema.org/InStock",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: "290.00",
        unitCode: "DAY",
        valueAddedTaxIncluded: false,
      },
    })
  })

  it("is described in words, with pictures that services accept", () => {
    expect(node).toMatchObject({
      "@type": "Product",
      name: "RTC 360",
      description: "Der RTC 360.",
      image: [`${URL}/media/share/scanners/dome-scanner.jpg`],
    })
  })
})

describe("A product for sale", () => {
  const purchase: ProductDetail = {
    ...rentalProduct,
    category: "purchase",
    price: "48900.00",
    get_absolute_url: "/kaufen/rtc-360/",
    base_package_name: "Gerät allein",
    packages: [{ id: "v2", name: "Paket Bau", price: "52400.00", description: "", deliverycontent: "" }],
  }

  it("is offered by the piece, once for each package", () => {
    const { offers } = productLd(purchase, SHOP)
    expect(offers).toMatchObject([
      { name: "Gerät allein", price: "48900.00", priceSpecification: { unitCode: "C62" } },
      { name: "Paket Bau", price: "52400.00" },
    ])
    expect(JSON.stringify(offers)).not.toContain("LeaseOut")
  })

  it("tells of each package whether it is in stock", () => {
    const [one] = purchase.packages ?? []
    const packages = [{ ...one, availability: "in_stock" as const }, one]
    const { offers } = productLd({ ...purchase, availability: "on_order", packages }, SHOP)
    expect(offers).toMatchObject(
      ["BackOrder", "InStock", "InStock"].map((name) => ({ availability: `https://schema.org/${name}` })),
    )
  })

  it.each([
    ["in stock", { availability: "in_stock" }, "InStock"],
    ["on order", { availability: "on_order" }, "BackOrder"],
    ["inactive, whatever is in stock", { availability: "in_stock", product_is_inactive: true }, "OutOfStock"],
  ] as const)("tells when it is %s", (_case, fields, availability) => {
    const { offers } = productLd({ ...purchase, packages: [], ...fields }, SHOP)
    expect(offers).toMatchObject({ availability: `https://schema.org/${availability}` })
  })
})

describe("The way to a page", () => {
  it("names every step, with addresses but for the page itself", () => {
    const crumbs = [{ label: "Home", to: "/" }, { label: "Mieten", to: "/mieten" }, { label: "RTC 360" }]
    const [list] = breadcrumbLd(crumbs, URL)
    expect(list?.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: `${URL}/` },
      { "@type": "ListItem", position: 2, name: "Mieten", item: `${URL}/mieten` },
      { "@type": "ListItem", position: 3, name: "RTC 360", item: undefined },
    ])
  })

  it.each([
    ["without crumbs", undefined],
    ["at its beginning", [{ label: "Home", to: "/" }]],
  ])("is none %s", (_case, crumbs) => expect(breadcrumbLd(crumbs, URL)).toEqual([]))
})

describe("Questions and answers", () => {
  const question = (name: string, text: string) => ({
    "@type": "Question",
    name,
    acceptedAnswer: { "@type": "Answer", text },
  })

  it("are the lower headings with what is below them; the upper ones group", () => {
    const html = `<h2 id="m">Mieten</h2><p>Kurz und gut.</p><h3 id="a">Wie lange &amp; wie?</h3>
<p>Ein <strong>Tag</strong>.</p><p>Oder zwei.</p><h3>Leer?</h3><h3>Gibt es eine Schulung?</h3>\n<ul><li>Ja</li></ul>`
    const [page] = faqLd(html)
    expect(page).toMatchObject({ "@type": "FAQPage" })
    expect(page?.mainEntity).toEqual([
      question("Wie lange & wie?", "Ein Tag. Oder zwei."),
      question("Gibt es eine Schulung?", "Ja"),
    ])
  })

  it("are all headings where there is one level only", () => {
    expect(faqLd("<h2>Warum?</h2><p>Darum.</p>")[0]?.mainEntity).toEqual([question("Warum?", "Darum.")])
  })

  it.each(["", "<p>Noch keine Fragen.</p>", "<h2>Leer</h2>"])("are none in '%s'", (html) =>
    expect(faqLd(html)).toEqual([]),
  )
})

describe("The shop", () => {
  it("names the firm with its address", () => {
    expect(organizationLd(SHOP)).toMatchObject({
      "@type": "Organization",
      name: "Muster Vermessung AG",
      telephone: "+41710000000",
      address: { postalCode: "9000", addressLocality: "St. Gallen", addressCountry: "CH" },
    })
  })

  it("can be searched", () => {
    expect(webSiteLd(SHOP)).toMatchObject({
      potentialAction: {
        target: { urlTemplate: "https://shop.example.ch/search?query={search_term_string}" },
        "query-input": "required name=search_term_string",
      },
    })
  })
})

describe("An event", () => {
  const event: EventDetail = {
    id: "e1",
    slug: "scan-abend-olten",
    name: "Scan-Abend Olten",
    subtitle: "Vom Raum zum Grundriss",
    date: "2026-12-17",
    start_time: "16:30",
    end_time: "19:00",
    location: "olten",
    location_name: "Olten",
    venue: "Musterhalle",
    venue_address: "Beispielweg 3, 4600 Olten",
    thumbnail: "default",
    thumbnail_alt: "",
    content: "<p>Sie sehen jeden Schritt.</p>",
    is_cancelled: false,
    cancellation_note: "",
    carousel: [{ image: "/media/images/tile-hall.webp", alt: "" }],
  }

  it("has its place, and its time as Zurich's clocks show it", () => {
    expect(eventLd(event, SHOP)).toMatchObject({
      "@type": "Event",
      startDate: "2026-12-17T16:30:00+01:00",
      endDate: "2026-12-17T19:00:00+01:00",
      location: { name: "Musterhalle", address: { addressLocality: "Olten", addressCountry: "CH" } },
      image: "https://shop.example.ch/media/images/tile-hall.webp",
      offers: { price: "0.00", priceCurrency: "CHF" },
    })
  })

  it("in summer is an hour nearer to Greenwich's noon", () => {
    expect(eventLd({ ...event, date: "2027-07-01" }, SHOP)).toMatchObject({ startDate: "2027-07-01T16:30:00+02:00" })
  })

  it("that is over offers no seats", () =>
    expect(eventLd({ ...event, date: "2026-12-01" }, SHOP).offers).toBeUndefined())
})
