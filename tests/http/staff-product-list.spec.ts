import { beforeAll, describe, expect, it } from "vitest"
import { PRODUCT_FILTERS } from "#shop/catalogue/rules/product-filters"
import type { StaffListedProduct, StaffProductList } from "#shop/catalogue/wire/staff-product-list"
import { demoProduct, sql, staff, staffToken } from "../harness"
import { target } from "../harness/target"

let admin: Awaited<ReturnType<typeof staff>>
let rental: string
let serials: string[]

beforeAll(async () => {
  admin = await staff()
  rental = (await demoProduct("rtc-360")).id
  const units = await sql(
    "select id, serial_number from rental_unit where product_id = $1 and deleted_at is null order by serial_number",
    rental,
  )
  serials = units.map(({ serial_number }) => serial_number)
  await sql("update rental_unit set is_in_service = true, calibration_due = null where product_id = $1", rental)
})

async function list(query = ""): Promise<StaffProductList> {
  const { status, body } = await admin<StaffProductList>("GET", `/admin/product-list?limit=100&${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const idsOf = (products: StaffListedProduct[]) => products.map(({ id }) => id)
const listed = async (id: string) => (await list()).products.find((product) => product.id === id)

describe("the list of products", () => {
  it("has all there are, by name, as their pages say", async () => {
    const { products, counts } = await list()
    const [{ count }] = await sql("select count(*)::int as count from product where deleted_at is null")
    expect([products.length, counts.all]).toEqual([count, count])
    const [{ price }] = await sql(
      `select a.amount::int * 100 as price from product_variant v
         join product_variant_price_set l on l.variant_id = v.id join price a on a.price_set_id = l.price_set_id
        where v.product_id = $1`,
      rental,
    )
    expect(await listed(rental)).toMatchObject({
      name: expect.stringContaining("RTC"),
      kind: "rental",
      price,
      is_listed: true,
      is_inactive: false,
      units: { total: serials.length, in_service: serials.length, out: 0 },
      stock: null,
    })
  })

  it("counts devices in service and devices that are out", async () => {
    const [first, second] = serials
    await sql("update rental_unit set calibration_due = '2026-11-23' where serial_number = $1", first)
    await sql("update rental_unit set is_in_service = false where serial_number = $1", second ?? first)
    await sql(
      `insert into rental_reservation (id, product_id, unit_id, status, start_day, end_day, window_start, window_end)
       select 'rres_list', product_id, id, 'handed_over', '2026-11-23', '2026-11-24', '2026-11-23', '2026-11-24'
         from rental_unit where serial_number = $1`,
      first,
    )
    const inService = serials.length - new Set([first, second ?? first]).size
    expect((await listed(rental))?.units).toEqual({ total: serials.length, in_service: inService, out: 1 })
    await sql("update rental_unit set is_in_service = false where product_id = $1", rental)
    expect(idsOf((await list("filter=none_left")).products)).toContain(rental)
    await sql("delete from rental_reservation where id = 'rres_list'")
    await sql("update rental_unit set is_in_service = true, calibration_due = null where product_id = $1", rental)
    expect(idsOf((await list("filter=none_left")).products)).not.toContain(rental)
  })

  it("has the pieces that can be sold", async () => {
    const [kept] = await sql(
      `select v.product_id, level.id, (level.stocked_quantity - level.reserved_quantity)::int as available
         from product_variant v
         join product_variant_inventory_item l on l.variant_id = v.id
         join inventory_level level on level.inventory_item_id = l.inventory_item_id
         join product p on p.id = v.product_id join product_type t on t.id = p.type_id and t.value = 'accessory'
        where v.manage_inventory limit 1`,
    )
    expect(await listed(kept.product_id)).toMatchObject({ units: null, stock: kept.available })
    await sql("update inventory_level set reserved_quantity = stocked_quantity where id = $1", kept.id)
    expect(idsOf((await list("filter=none_left")).products)).toContain(kept.product_id)
    expect((await listed(kept.product_id))?.stock).toBe(0)
  })

  it("knows what isn't in the shop or can't be had", async () => {
    await sql("update catalogue_product_profile set is_inactive = true where product_id = $1", rental)
    expect(idsOf((await list("filter=inactive")).products)).toContain(rental)
    await sql("update product set status = 'draft' where id = $1", rental)
    expect(idsOf((await list("filter=hidden")).products)).toContain(rental)
    await sql("update product set status = 'published' where id = $1", rental)
    await sql("update catalogue_product_profile set is_inactive = false where product_id = $1", rental)
    for (const filter of ["hidden", "inactive"])
      expect(idsOf((await list(`filter=${filter}`)).products)).not.toContain(rental)
  })

  it.each(PRODUCT_FILTERS)("shows by '%s' what it counts", async (filter) => {
    const { products, counts } = await list(`filter=${filter}`)
    expect(products).toHaveLength(counts[filter])
  })

  it("is searched by name, article number and serial, whatever their signs, and by kind", async () => {
    const [{ sku }] = await sql("select sku from product_variant where product_id = $1 and sku is not null", rental)
    for (const q of ["rtc360", sku.replaceAll("-", " "), serials[0].replaceAll("-", "").toLowerCase()])
      expect([q, idsOf((await list(`q=${encodeURIComponent(q)}`)).products)]).toEqual([
        q,
        expect.arrayContaining([rental]),
      ])
    const rentals = (await list("kind=rental")).products
    expect(new Set(rentals.map(({ kind }) => kind))).toEqual(new Set(["rental"]))
    expect((await list("q=%25")).counts.all).toBe(0)
  })

  it("has each product once on its pages", async () => {
    const { products } = await list()
    const parts: string[] = []
    for (let offset = 0; offset < products.length; offset += 5)
      parts.push(
        ...idsOf((await admin<StaffProductList>("GET", `/admin/product-list?limit=5&offset=${offset}`)).body.products),
      )
    expect(parts).toEqual(idsOf(products))
  })

  it.each([
    ["filter=lost", "filter"],
    ["kind=lost", "kind"],
    ["limit=0", "limit"],
    ["q=a&q=b", "q"],
  ])("refuses '%s'", async (query, field) => {
    const { status, body } = await admin<object>("GET", `/admin/product-list?${query}`)
    expect(status).toBe(400)
    expect(Object.keys(body)).toContain(field)
  })

  it("is a table for Excel, as filtered", async () => {
    const answer = await fetch(`${target().baseUrl}/admin/product-list/csv?kind=rental&q=rtc360`, {
      headers: { authorization: `Bearer ${await staffToken()}` },
    })
    expect(answer.headers.get("content-disposition")).toContain("produkte-2026-11-24.csv")
    const [headings, row] = (await answer.text()).trim().split("\r\n")
    expect(headings).toContain("Produkt;Art;CHF exkl. MwSt.;Preis pro;Geräte;In Betrieb;Übergeben;An Lager;Stand")
    expect(row).toMatch(new RegExp(`;Mieten;\\d+;Tag;${serials.length};${serials.length};0;;im Shop$`))
  })
})
