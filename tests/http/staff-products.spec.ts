import { beforeAll, describe, expect, it } from "vitest"
import type { ProductGroup } from "#shop/catalogue/wire/staff-product"
import { AT_ONCE_MS, api, demoProduct, sql, until } from "../harness"
import { auditOf, refusal, staffProducts } from "./staff-product-support"

let products: Awaited<ReturnType<typeof staffProducts>>
let usbStickId: string
beforeAll(async () => {
  products = await staffProducts()
  usbStickId = (await demoProduct("usb-stick", "accessory")).id
})

describe("GET /admin/shop/products/{id}", () => {
  it("answers what staff edit, and what there is to choose from", async () => {
    const { kind, path, obstacles, groups, services, purposes } = await products.read(products.rentalId)
    expect({ kind, path, obstacles }).toEqual({ kind: "rental", path: "/mieten/rtc-360/", obstacles: [] })
    expect(groups.card.values).toMatchObject({ slug: "rtc-360", is_inactive: false })
    expect(groups.prices.values.choices).toEqual([expect.objectContaining({ price: "290.00" })])
    expect(groups.offers.values.service_ids.every((id) => services.some((service) => service.id === id))).toBe(true)
    expect(purposes.map(({ id }) => id)).toEqual(expect.arrayContaining(groups.offers.values.purpose_ids))
  })

  it("is 404 for what isn't there", async () => {
    expect((await products.admin("GET", "/admin/shop/products/prod_unknown")).status).toBe(404)
  })
})

describe("a saved group", () => {
  it("shows in the shop within a second and is in the audit, with what changed alone", async () => {
    const { values: old } = await products.stored(products.rentalId, "card")
    const changes = { name: "RTC 360 neu", card_info: "Schnell <b>und</b> genau", fact_speed: "3 Mio. Punkte/s" }
    expect((await products.save(products.rentalId, "card", changes)).status).toBe(200)
    await until("the new name", async () => (await demoProduct("rtc-360")).name === changes.name, AT_ONCE_MS)
    expect(await demoProduct("rtc-360")).toMatchObject({
      product_card_info: changes.card_info,
      fact_speed: changes.fact_speed,
      fact_battery: old.fact_battery,
    })
    const [{ staff_id, before, after }] = await auditOf(products.rentalId, "product.card")
    expect(staff_id).toMatch(/^user_/)
    expect(after).toEqual(changes)
    expect(before).toEqual({ name: old.name, card_info: old.card_info, fact_speed: old.fact_speed })
    expect((await products.save(products.rentalId, "card", { name: old.name })).status).toBe(200)
  })

  it("that says the same again leaves no trace", async () => {
    const entries = (await auditOf(products.rentalId, "product.search")).length
    expect((await products.save(products.rentalId, "search", {})).status).toBe(200)
    expect(await auditOf(products.rentalId, "product.search")).toHaveLength(entries)
  })

  it("is refused if somebody else saved it meanwhile, on Medusa's own page too", async () => {
    const { version, values } = await products.stored(products.rentalId, "card")
    await products.save(products.rentalId, "card", { subtitle: "Von jemand anderem" })
    const late = { group: "card", version, ...values, subtitle: "Zu spät" }
    const { status, body } = await products.admin("POST", `/admin/shop/products/${products.rentalId}`, late)
    expect([status, body.version]).toEqual([409, (await products.stored(products.rentalId, "card")).version])
    expect((await products.stored(products.rentalId, "card")).values.subtitle).toBe("Von jemand anderem")

    const other = await products.stored(products.rentalId, "card")
    await products.admin("POST", `/admin/products/${products.rentalId}`, { subtitle: "Auf der anderen Seite" })
    const answer = await products.admin("POST", `/admin/shop/products/${products.rentalId}`, {
      ...late,
      version: other.version,
    })
    expect(answer.status).toBe(409)
    const texts = await products.stored(products.rentalId, "texts")
    expect((await products.save(products.rentalId, "texts", texts.values)).status).toBe(200)
  })

  it("is saved once when two press at the same moment", async () => {
    const { version, values } = await products.stored(products.rentalId, "search")
    const send = (seo_title: string) =>
      products.admin("POST", `/admin/shop/products/${products.rentalId}`, {
        group: "search",
        version,
        ...values,
        seo_title,
      })
    const answers = await Promise.all(["Eins", "Zwei", "Drei"].map(send))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it.each<[string, ProductGroup, Record<string, unknown>, string[]]>([
    ["no name", "card", { name: " " }, ["name"]],
    ["two lines of a name", "card", { name: "a\nb" }, ["name"]],
    ["an address with capitals", "card", { slug: "RTC" }, ["slug"]],
    ["an address that another has", "card", { slug: "blk-3d" }, ["slug"]],
    ["a place that is no number", "card", { sort_order: 1.5 }, ["sort_order"]],
    ["a fifth section", "texts", { accordions: Array(5).fill({ header: "a", content: "b" }) }, ["accordions"]],
    [
      "a section without title",
      "texts",
      { accordions: [{ header: "", content: "" }] },
      ["accordions.0.content", "accordions.0.header"],
    ],
    ["a seventh picture", "media", { pictures: Array(7).fill({ url: "/media/a.webp", alt: "" }) }, ["pictures"]],
    ["a picture twice", "media", { pictures: Array(2).fill({ url: "/media/a.webp", alt: "" }) }, ["pictures"]],
    ["a script as a file", "media", { documents: [{ title: "a", url: "javascript:alert(1)" }] }, ["documents.0.url"]],
    ["a fourth video", "media", { videos: Array(4).fill("dQw4w9WgXcQ") }, ["videos"]],
    ["a video that is none", "media", { videos: ["https://example.ch/"] }, ["videos.0"]],
    ["an unknown accessory", "links", { accessory_ids: ["prod_unknown"] }, ["accessory_ids"]],
    ["an unknown device", "links", { device_tags: ["blk-4000"] }, ["device_tags.0"]],
    ["a kind that nothing goes with", "links", { goes_with: ["addon"] }, ["goes_with.0"]],
    ["a rental as companion", "links", { companion_id: "itself" }, ["companion_id"]],
    ["an unknown service", "offers", { service_ids: ["psvc_unknown"] }, ["service_ids"]],
    ["more days than a month", "offers", { restocking_days: 31 }, ["restocking_days"]],
    ["a description that is no text", "search", { seo_description: {} }, ["seo_description"]],
  ])("is refused with %s", async (_case, group, changes, fields) => {
    const sent = changes.companion_id === "itself" ? { companion_id: products.rentalId } : changes
    expect(refusal(await products.save(products.rentalId, group, sent))).toEqual([400, ...fields])
  })

  it("is refused without a group or for an unknown product", async () => {
    expect(
      refusal(await products.admin("POST", `/admin/shop/products/${products.rentalId}`, { group: "all", version: "" })),
    ).toEqual([400, "group"])
    const { version, values } = await products.stored(products.rentalId, "search")
    const body = { group: "search", version, ...values }
    expect((await products.admin("POST", "/admin/shop/products/prod_unknown", body)).status).toBe(404)
  })
})

describe("each group", () => {
  it("of texts is sanitised and shown", async () => {
    await products.save(products.rentalId, "texts", {
      description: `<p onclick="x()">Hallo</p><script>x()</script>`,
      accordions: [{ header: "Im <i>Einsatz</i>", content: `<p><a href="javascript:x()">da</a></p>` }],
    })
    const { description, accordions } = (await products.stored(products.rentalId, "texts")).values
    expect(description).toBe("<p>Hallo</p>")
    expect(accordions).toEqual([{ header: "Im <i>Einsatz</i>", content: "<p><a>da</a></p>" }])
    await until("the text", async () => (await demoProduct("rtc-360")).description === description, AT_ONCE_MS)
  })

  it("of files keeps the order, the sizes and what belongs to a point cloud", async () => {
    const before = await demoProduct("rtc-360", "purchase")
    const { pictures, documents, sample_data } = (await products.stored(products.purchaseId, "media")).values
    const changes = {
      pictures: pictures.map((picture, index) => ({ ...picture, alt: `Bild ${index}` })).reverse(),
      videos: ["https://youtu.be/dQw4w9WgXcQ"],
      documents: documents.toReversed(),
      sample_data: sample_data.map((file) => ({ ...file, title: `${file.title} (neu)`, bytes: undefined })),
    }
    expect((await products.save(products.purchaseId, "media", changes)).status).toBe(200)
    const shown = async () => demoProduct("rtc-360", "purchase")
    await until("the video", async () => (await shown()).videoId === "dQw4w9WgXcQ", AT_ONCE_MS)
    const { get_image, image_alt, get_document, sampledata_bytes, sampledata_preview, sampledata_title } = await shown()
    expect([get_image, image_alt]).toEqual([changes.pictures[0].url, changes.pictures[0].alt])
    expect(get_document).toBe(documents.at(-1)?.url)
    expect(sampledata_title).toMatch(/\(neu\)$/)
    expect([sampledata_bytes, sampledata_preview]).toEqual([before.sampledata_bytes, before.sampledata_preview])
  })

  it("of links shows them in their order, with the companion", async () => {
    const { accessory_ids } = (await products.stored(products.purchaseId, "links")).values
    const reversed = [usbStickId, ...accessory_ids.filter((id) => id !== usbStickId).reverse()]
    expect(
      (await products.save(products.purchaseId, "links", { accessory_ids: reversed, companion_id: null })).status,
    ).toBe(200)
    await until(
      "the first accessory",
      async () => (await demoProduct("rtc-360", "purchase")).accessoryitems[0].id === usbStickId,
      1_000,
    )
    expect((await products.read(products.purchaseId)).linked.map(({ id }) => id)).toEqual(
      expect.arrayContaining(reversed),
    )
  })

  it("of offers chooses services, purposes and days, of rentals alone", async () => {
    const { services, purposes } = await products.read(products.rentalId)
    const changes = { service_ids: [services[0].id], purpose_ids: [purposes[0].id], restocking_days: 2 }
    expect((await products.save(products.rentalId, "offers", changes)).status).toBe(200)
    expect((await products.stored(products.rentalId, "offers")).values).toEqual(changes)
    const names = async () => (await demoProduct("rtc-360")).productservices.map(({ name }) => name)
    await until("the one service", async () => (await names()).join() === services[0].name, AT_ONCE_MS)
    const listed = await api<{ slug: string }[]>("GET", `/products/rental/?purpose=${purposes[1].id}`)
    expect(listed.body.some(({ slug }) => slug === "rtc-360")).toBe(false)
    expect((await products.save(products.purchaseId, "offers", { restocking_days: 1 })).status).toBe(400)
  })

  it("of a card takes the product out of the cart's reach, and its address along", async () => {
    const { id } = await demoProduct("nivelliergeraet-set")
    expect((await products.save(id, "card", { is_inactive: true, slug: "nivellier" })).status).toBe(200)
    await until(
      "the new address",
      async () => (await api("GET", "/products/rental/nivellier/")).status === 200,
      AT_ONCE_MS,
    )
    expect((await api("GET", "/products/rental/nivelliergeraet-set/")).status).toBe(404)
    expect((await demoProduct("nivellier")).product_is_inactive).toBe(true)
  })

  it("of a card leaves the address to the product that had it last", async () => {
    const { id } = await demoProduct("icon-icr70")
    const hadIt = () =>
      sql("select product_id from catalogue_former_address where kind = 'rental' and slug = 'icon-icr70'")
    await products.save(id, "card", { slug: "icr70" })
    expect(await hadIt()).toEqual([{ product_id: id }])
    for (const slug of ["icon-icr70", "rtc-360"]) await products.save(products.rentalId, "card", { slug })
    expect(await hadIt()).toEqual([{ product_id: products.rentalId }])
  })
})
