import { beforeAll, describe, expect, it } from "vitest"
import type { GroupValues, ProductGroup, StaffProduct } from "../../src/contract/staff-product"
import { api, demoProduct, sql, staff, until } from "../harness"

type Admin = Awaited<ReturnType<typeof staff>>
let admin: Admin
let rentalId: string
let purchaseId: string
let usbStickId: string
beforeAll(async () => {
  admin = await staff()
  rentalId = (await demoProduct("rtc-360")).id
  purchaseId = (await demoProduct("rtc-360", "purchase")).id
  usbStickId = (await demoProduct("usb-stick", "accessory")).id
})

const read = async (id: string) => (await admin<StaffProduct>("GET", `/admin/shop/products/${id}`)).body
const stored = async <Group extends ProductGroup>(id: string, group: Group) => (await read(id)).groups[group]

/** Saves a group with some of its fields changed, as a drawer of the product's page does. */
async function save<Group extends ProductGroup>(
  id: string,
  group: Group,
  changes: Partial<GroupValues[Group]> | Record<string, unknown>,
) {
  const { version, values } = await stored(id, group)
  return admin("POST", `/admin/shop/products/${id}`, { group, version, ...values, ...changes })
}
const auditOf = (id: string, action: string) =>
  sql(
    "select staff_id, before, after from audit_entry where subject_id = $1 and action = $2 order by created_at",
    id,
    action,
  )
const refusal = ({ status, body }: { status: number; body: object }) => [status, ...Object.keys(body).sort()]

describe("GET /admin/shop/products/{id}", () => {
  it("answers what staff edit, and what there is to choose from", async () => {
    const { kind, path, obstacles, groups, services, purposes } = await read(rentalId)
    expect({ kind, path, obstacles }).toEqual({ kind: "rental", path: "/mieten/rtc-360/", obstacles: [] })
    expect(groups.card.values).toMatchObject({ slug: "rtc-360", is_inactive: false })
    expect(groups.prices.values.choices).toEqual([expect.objectContaining({ price: "290.00" })])
    expect(groups.offers.values.service_ids.every((id) => services.some((service) => service.id === id))).toBe(true)
    expect(purposes.map(({ id }) => id)).toEqual(expect.arrayContaining(groups.offers.values.purpose_ids))
  })

  it("is 404 for what isn't there", async () => {
    expect((await admin("GET", "/admin/shop/products/prod_unknown")).status).toBe(404)
  })
})

describe("a saved group", () => {
  it("shows in the shop within a second and stands in the audit, with what changed alone", async () => {
    const { values: old } = await stored(rentalId, "card")
    const changes = { name: "RTC 360 neu", card_info: "Schnell <b>und</b> genau", fact_speed: "3 Mio. Punkte/s" }
    expect((await save(rentalId, "card", changes)).status).toBe(200)
    await until("the new name", async () => (await demoProduct("rtc-360")).name === changes.name, 1_000)
    expect(await demoProduct("rtc-360")).toMatchObject({
      product_card_info: changes.card_info,
      fact_speed: changes.fact_speed,
      fact_battery: old.fact_battery,
    })
    const [{ staff_id, before, after }] = await auditOf(rentalId, "product.card")
    expect(staff_id).toMatch(/^user_/)
    expect(after).toEqual(changes)
    expect(before).toEqual({ name: old.name, card_info: old.card_info, fact_speed: old.fact_speed })
    expect((await save(rentalId, "card", { name: old.name })).status).toBe(200)
  })

  it("that says the same again leaves no trace", async () => {
    const entries = (await auditOf(rentalId, "product.search")).length
    expect((await save(rentalId, "search", {})).status).toBe(200)
    expect(await auditOf(rentalId, "product.search")).toHaveLength(entries)
  })

  it("is refused if somebody else saved it meanwhile, on Medusa's own page too", async () => {
    const { version, values } = await stored(rentalId, "card")
    await save(rentalId, "card", { subtitle: "Von jemand anderem" })
    const late = { group: "card", version, ...values, subtitle: "Zu spät" }
    const { status, body } = await admin("POST", `/admin/shop/products/${rentalId}`, late)
    expect([status, body.version]).toEqual([409, (await stored(rentalId, "card")).version])
    expect((await stored(rentalId, "card")).values.subtitle).toBe("Von jemand anderem")

    const other = await stored(rentalId, "card")
    await admin("POST", `/admin/products/${rentalId}`, { subtitle: "Auf der anderen Seite" })
    const answer = await admin("POST", `/admin/shop/products/${rentalId}`, { ...late, version: other.version })
    expect(answer.status).toBe(409)
    const texts = await stored(rentalId, "texts")
    expect((await save(rentalId, "texts", texts.values)).status).toBe(200)
  })

  it("is saved once when two press at the same moment", async () => {
    const { version, values } = await stored(rentalId, "search")
    const send = (seo_title: string) =>
      admin("POST", `/admin/shop/products/${rentalId}`, { group: "search", version, ...values, seo_title })
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
    ["a rental as companion", "links", { companion_id: "itself" }, ["companion_id"]],
    ["an unknown service", "offers", { service_ids: ["psvc_unknown"] }, ["service_ids"]],
    ["more days than a month", "offers", { restocking_days: 31 }, ["restocking_days"]],
    ["a description that is no text", "search", { seo_description: {} }, ["seo_description"]],
  ])("is refused with %s", async (_case, group, changes, fields) => {
    const sent = changes.companion_id === "itself" ? { companion_id: rentalId } : changes
    expect(refusal(await save(rentalId, group, sent))).toEqual([400, ...fields])
  })

  it("is refused without a group or for an unknown product", async () => {
    expect(refusal(await admin("POST", `/admin/shop/products/${rentalId}`, { group: "all", version: "" }))).toEqual([
      400,
      "group",
    ])
    const { version, values } = await stored(rentalId, "search")
    const body = { group: "search", version, ...values }
    expect((await admin("POST", "/admin/shop/products/prod_unknown", body)).status).toBe(404)
  })
})

describe("each group", () => {
  it("of texts is sanitised and shown", async () => {
    await save(rentalId, "texts", {
      description: `<p onclick="x()">Hallo</p><script>x()</script>`,
      accordions: [{ header: "Im <i>Einsatz</i>", content: `<p><a href="javascript:x()">da</a></p>` }],
    })
    const { description, accordions } = (await stored(rentalId, "texts")).values
    expect(description).toBe("<p>Hallo</p>")
    expect(accordions).toEqual([{ header: "Im <i>Einsatz</i>", content: "<p><a>da</a></p>" }])
    await until("the text", async () => (await demoProduct("rtc-360")).description === description, 1_000)
  })

  it("of files keeps the order, the sizes and what belongs to a point cloud", async () => {
    const before = await demoProduct("rtc-360", "purchase")
    const { pictures, documents, sample_data } = (await stored(purchaseId, "media")).values
    const changes = {
      pictures: pictures.map((picture, index) => ({ ...picture, alt: `Bild ${index}` })).reverse(),
      videos: ["https://youtu.be/dQw4w9WgXcQ"],
      documents: documents.toReversed(),
      sample_data: sample_data.map((file) => ({ ...file, title: `${file.title} (neu)`, bytes: undefined })),
    }
    expect((await save(purchaseId, "media", changes)).status).toBe(200)
    const shown = async () => demoProduct("rtc-360", "purchase")
    await until("the video", async () => (await shown()).videoId === "dQw4w9WgXcQ", 1_000)
    const { get_image, image_alt, get_document, sampledata_bytes, sampledata_preview, sampledata_title } = await shown()
    expect([get_image, image_alt]).toEqual([changes.pictures[0].url, changes.pictures[0].alt])
    expect(get_document).toBe(documents.at(-1)?.url)
    expect(sampledata_title).toMatch(/\(neu\)$/)
    expect([sampledata_bytes, sampledata_preview]).toEqual([before.sampledata_bytes, before.sampledata_preview])
  })

  it("of links shows them in their order, with the companion", async () => {
    const { accessory_ids } = (await stored(purchaseId, "links")).values
    const reversed = [usbStickId, ...accessory_ids.filter((id) => id !== usbStickId).reverse()]
    expect((await save(purchaseId, "links", { accessory_ids: reversed, companion_id: null })).status).toBe(200)
    await until(
      "the first accessory",
      async () => (await demoProduct("rtc-360", "purchase")).accessoryitems[0].id === usbStickId,
      1_000,
    )
    expect((await read(purchaseId)).linked.map(({ id }) => id)).toEqual(expect.arrayContaining(reversed))
  })

  it("of offers chooses services, purposes and days, of rentals alone", async () => {
    const { services, purposes } = await read(rentalId)
    const changes = { service_ids: [services[0].id], purpose_ids: [purposes[0].id], restocking_days: 2 }
    expect((await save(rentalId, "offers", changes)).status).toBe(200)
    expect((await stored(rentalId, "offers")).values).toEqual(changes)
    const names = async () => (await demoProduct("rtc-360")).productservices.map(({ name }) => name)
    await until("the one service", async () => (await names()).join() === services[0].name, 1_000)
    const listed = await api<{ slug: string }[]>("GET", `/products/rental/?purpose=${purposes[1].id}`)
    expect(listed.body.some(({ slug }) => slug === "rtc-360")).toBe(false)
    expect((await save(purchaseId, "offers", { restocking_days: 1 })).status).toBe(400)
  })

  it("of a card takes the product out of the cart's reach, and its address along", async () => {
    const { id } = await demoProduct("nivelliergeraet-set")
    expect((await save(id, "card", { is_inactive: true, slug: "nivellier" })).status).toBe(200)
    await until("the new address", async () => (await api("GET", "/products/rental/nivellier/")).status === 200, 1_000)
    expect((await api("GET", "/products/rental/nivelliergeraet-set/")).status).toBe(404)
    expect((await demoProduct("nivellier")).product_is_inactive).toBe(true)
  })
})

describe("packages", () => {
  const choices = async () => (await stored(purchaseId, "prices")).values.choices
  const shown = async () => (await demoProduct("rtc-360", "purchase")).packages.map(({ name, price }) => [name, price])

  it("are added, renamed, priced, put into order and removed at once", async () => {
    const [base, first, second] = await choices()
    const fresh = {
      id: null,
      name: "Paket Tunnel",
      price: "1’234.50",
      description: "<p>Neu<script></script></p>",
      delivery_content: "",
    }
    const changed = [{ ...base, price: "60000" }, fresh, { ...first, name: second.name }]
    expect((await save(purchaseId, "prices", { choices: changed })).status).toBe(200)
    const expected = [
      ["Paket Tunnel", "1234.50"],
      [second.name, first.price],
    ]
    await until("the new packages", async () => JSON.stringify(await shown()) === JSON.stringify(expected), 1_000)
    const { price, packages, availability } = await demoProduct("rtc-360", "purchase")
    expect(price).toBe("60000.00")
    expect(packages[0]).toMatchObject({ description: "<p>Neu</p>", availability })
    const [{ id }] = packages
    const [variant] = await sql("select sku, manage_inventory from product_variant where id = $1", id)
    expect(variant).toEqual({ sku: "KAUF-RTC-360-3", manage_inventory: true })

    const { body } = await admin(
      "GET",
      `/admin/products/${purchaseId}?fields=*variants,*variants.options,*variants.prices,*options.values`,
    )
    const names = body.product.variants.map((one: { title: string; options: { value: string }[] }) => [
      one.title,
      one.options[0].value,
    ])
    expect(names.every(([title, value]: string[]) => title === value)).toBe(true)
    expect(body.product.options[0].values).toHaveLength(3)
  })

  it("change their names with each other", async () => {
    const [base, first, second] = await choices()
    const swapped = [base, { ...first, name: second.name }, { ...second, name: first.name }]
    expect((await save(purchaseId, "prices", { choices: swapped })).status).toBe(200)
    expect((await choices()).map(({ id, name }) => [id, name])).toEqual(swapped.map(({ id, name }) => [id, name]))
  })

  it("can be bought", async () => {
    const { packages } = await demoProduct("rtc-360", "purchase")
    const cart = `staff-products-${Date.now()}`
    const body = { cart, quantity: 1 }
    expect((await api("POST", `/cart/package/${packages[0].id}/`, { body })).status).toBeLessThan(300)
  })

  it("keep a price that was changed on Medusa's own page, at once", async () => {
    const [base] = await choices()
    await admin("POST", `/admin/products/${purchaseId}/variants/${base.id}`, {
      prices: [{ currency_code: "chf", amount: 61000.5 }],
    })
    await until("the other price", async () => (await demoProduct("rtc-360", "purchase")).price === "61000.50", 1_000)
    expect((await choices())[0].price).toBe("61000.50")
  })

  it.each<[string, (choices: GroupValues["prices"]["choices"]) => unknown[], string]>([
    ["no price", ([base]) => [{ ...base, price: "" }], "choices.0.price"],
    ["three decimals", ([base]) => [{ ...base, price: "1.005" }], "choices.0.price"],
    ["a negative price", ([base, first]) => [base, { ...first, price: "-1" }], "choices.1.price"],
    [
      "two of one name",
      ([base, first]) => [base, first, { ...first, id: null, name: first.name.toUpperCase() }],
      "choices.2.name",
    ],
    ["a nameless one", ([base, first]) => [base, { ...first, name: "" }], "choices.1.name"],
    ["the base choice elsewhere", ([base, first]) => [first, base], "non_field_errors"],
    ["one that isn't there", ([base, first]) => [base, { ...first, id: "variant_unknown" }], "non_field_errors"],
    ["none at all", () => [], "choices"],
  ])("are refused with %s", async (_case, change, field) => {
    const before = await choices()
    const sent = change(before as GroupValues["prices"]["choices"])
    expect(refusal(await save(purchaseId, "prices", { choices: sent }))).toEqual([400, field])
    expect(await choices()).toEqual(before)
  })

  it("are not for rentals", async () => {
    const [day] = (await stored(rentalId, "prices")).values.choices
    const sent = [
      { ...day, name: "Tag" },
      { ...day, id: null, name: "Woche" },
    ]
    expect(refusal(await save(rentalId, "prices", { choices: sent }))).toEqual([400, "non_field_errors"])
  })

  it("leave nothing behind when the last line of the change fails", async () => {
    const before = await choices()
    await sql("create function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$")
    await sql("create trigger refuse before insert on audit_entry for each row execute function refuse()")
    const fresh = { id: null, name: "Paket Halb", price: "10", description: "", delivery_content: "" }
    expect((await save(purchaseId, "prices", { choices: [before[0], fresh] })).status).toBe(500)
    await sql("drop function refuse() cascade")
    expect(await choices()).toEqual(before)
  })
})

describe("a new product", () => {
  const body = (changes: object = {}) => ({
    kind: "rental",
    name: "Testscanner «Neu»",
    subtitle: "Zum Ausprobieren",
    slug: "testscanner-neu",
    is_published: true,
    choices: [{ name: "", price: "120.5" }],
    stock_quantity: 0,
    copy_of: null,
    ...changes,
  })
  const create = (changes: object = {}) => admin("POST", "/admin/shop/products", body(changes))
  const made = () => sql<{ count: number }>("select count(*)::int from product where handle like '%testscanner%'")

  it("for rent is in the shop at once, with an audit entry, and once only", async () => {
    const answers = await Promise.all([create(), create(), create()])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400])
    const created = answers.find(({ status }) => status === 201) as (typeof answers)[number]
    expect(answers.filter((answer) => answer !== created).map(({ body: refused }) => Object.keys(refused))).toEqual([
      ["slug"],
      ["slug"],
    ])
    const { id } = created.body
    await until(
      "the product",
      async () => (await api("GET", "/products/rental/testscanner-neu/")).status === 200,
      1_000,
    )
    expect(await demoProduct("testscanner-neu")).toMatchObject({ id, name: "Testscanner «Neu»", price: "120.50" })
    expect(await auditOf(id, "product.create")).toEqual([
      expect.objectContaining({ before: null, after: expect.objectContaining({ handle: "miete-testscanner-neu" }) }),
    ])
    const [{ body: medusa }] = [
      await admin(
        "GET",
        `/admin/products/${id}?fields=*variants,*variants.prices,*sales_channels,*shipping_profile,*type,*categories`,
      ),
    ]
    const { product } = medusa
    expect(product).toMatchObject({ handle: "miete-testscanner-neu", status: "published", type: { value: "rental" } })
    expect([product.sales_channels.length, product.categories.length]).toEqual([1, 1])
    expect(product.shipping_profile.type).toBe("default")
    expect(product.variants).toEqual([
      expect.objectContaining({
        sku: "MIETE-TESTSCANNER-NEU",
        manage_inventory: false,
        prices: [expect.objectContaining({ amount: 120.5 })],
      }),
    ])
    expect((await read(id)).groups.offers.values).toEqual({ service_ids: [], purpose_ids: [], restocking_days: 0 })
  })

  it("for sale has packages that draw on one stock, and can be bought", async () => {
    const choices = [
      { name: "Basis", price: "1000" },
      { name: "Komplett", price: "1500.00", description: "<p>Alles</p>" },
    ]
    const { status, body: made } = await create({ kind: "purchase", choices, stock_quantity: 4 })
    expect(status).toBe(201)
    await until(
      "the product",
      async () => (await api("GET", "/products/purchase/testscanner-neu/")).status === 200,
      1_000,
    )
    const { availability, base_package_name, packages, price } = await demoProduct("testscanner-neu", "purchase")
    expect({ availability, base_package_name, price }).toEqual({
      availability: "in_stock",
      base_package_name: "Basis",
      price: "1000.00",
    })
    expect(packages).toEqual([
      expect.objectContaining({
        name: "Komplett",
        price: "1500.00",
        description: "<p>Alles</p>",
        availability: "in_stock",
      }),
    ])
    const cart = `staff-products-new-${Date.now()}`
    const bought = await api("POST", `/cart/package/${packages[0].id}/`, { body: { cart, quantity: 2 } })
    expect(bought.status).toBeLessThan(300)
    const levels = await sql(
      `select l.stocked_quantity::int from inventory_level l join product_variant_inventory_item i on i.inventory_item_id = l.inventory_item_id
         join product_variant v on v.id = i.variant_id where v.product_id = $1`,
      made.id,
    )
    expect(levels).toEqual([{ stocked_quantity: 4 }, { stocked_quantity: 4 }])
  })

  it("without a price or as a draft is not in the shop until it has one and is published", async () => {
    const { body: made } = await create({
      slug: "testscanner-still",
      choices: [{ name: "", price: null }],
      is_published: false,
    })
    const { obstacles } = await read(made.id)
    expect(obstacles).toEqual(["draft", "no_price"])
    const { values } = await stored(made.id, "prices")
    expect((await save(made.id, "prices", { choices: [{ ...values.choices[0], price: "99" }] })).status).toBe(200)
    await admin("POST", `/admin/products/${made.id}`, { status: "published" })
    await until(
      "the product",
      async () => (await api("GET", "/products/rental/testscanner-still/")).status === 200,
      1_000,
    )
    expect((await read(made.id)).obstacles).toEqual([])
  })

  it("takes the address that a deleted one had", async () => {
    const { body: made } = await create({ slug: "testscanner-alt" })
    expect((await admin("DELETE", `/admin/products/${made.id}`)).status).toBe(200)
    expect((await create({ slug: "testscanner-alt" })).status).toBe(201)
  })

  it("takes over what its model has", async () => {
    const { body: made } = await create({ slug: "testscanner-kopie", copy_of: rentalId })
    const [model, copy] = [await read(rentalId), await read(made.id)]
    for (const group of ["texts", "media", "links", "offers"] as const)
      expect(copy.groups[group]).toEqual(model.groups[group])
    expect(copy.groups.card.values).toMatchObject({ slug: "testscanner-kopie", is_inactive: false })
  })

  it.each([
    ["a kind that there isn't", { kind: "gift" }, "kind"],
    ["no name", { name: "" }, "name"],
    ["an address that is taken", { slug: "rtc-360" }, "slug"],
    ["an address of the shop's own", { kind: "purchase", slug: "zubehoer" }, "slug"],
    ["a price that is none", { choices: [{ name: "", price: "viel" }] }, "choices.0.price"],
    [
      "packages of a rental",
      {
        choices: [
          { name: "a", price: "1" },
          { name: "b", price: "2" },
        ],
      },
      "choices",
    ],
    [
      "two packages of one name",
      {
        kind: "purchase",
        choices: [
          { name: "a", price: "1" },
          { name: "A", price: "2" },
        ],
      },
      "choices.1.name",
    ],
    ["less than nothing in stock", { stock_quantity: -1 }, "stock_quantity"],
  ])("is refused with %s", async (_case, changes, field) => {
    const [before] = await made()
    expect(refusal(await create({ slug: "testscanner-nie", ...changes }))).toEqual([400, field])
    expect(await made()).toEqual([before])
  })

  it("is refused after a model that is no more", async () => {
    expect((await create({ slug: "testscanner-nie", copy_of: "prod_unknown" })).status).toBe(404)
  })
})

describe("GET /admin/shop/products", () => {
  const named = async (query: string) =>
    (await admin<{ products: { name: string; kind: string }[] }>("GET", `/admin/shop/products?${query}`)).body.products

  it("finds products by name and kind", async () => {
    const found = await named("q=stativ&kind=accessory")
    expect(found.length).toBeGreaterThan(1)
    expect(found.every(({ name, kind }) => /stativ/i.test(name) && kind === "accessory")).toBe(true)
    expect(await named("q=%25")).toEqual([])
    expect((await named("kind=addon&kind=education")).map(({ kind }) => kind)).toContain("education")
    expect((await admin("GET", "/admin/shop/products?kind=gift")).status).toBe(400)
  })
})
