import { beforeAll, describe, expect, it } from "vitest"
import { STOOD } from "#shop/fleet/queries/reports/history"
import type { StaffReports } from "#shop/fleet/wire/staff-reports"
import {
  api,
  checkoutForm,
  demoProduct,
  type SignedInCustomer,
  signedInCustomer,
  sql,
  staff,
  staffToken,
} from "../harness"
import { target } from "../harness/target"
import { cartWithRental } from "./cart-support"
import { discounted } from "./special-price-support"

let admin: Awaited<ReturnType<typeof staff>>
let customer: SignedInCustomer
let product: { id: string }
let orderId: string
let unitId: string
beforeAll(async () => {
  admin = await staff()
  customer = await signedInCustomer()
  product = await demoProduct("rtc-360")
  await sql("delete from rental_reservation")
  await sql("update rental_unit set created_at = '2026-11-30T23:00:00Z'") // 1 December in Zurich
  const cart = await cartWithRental("rtc-360", ["2026-12-28", "2027-01-05"])
  const form = checkoutForm(customer.email, { company: "=Planbar AG", first_name: "Anna", last_name: "Muster" })
  orderId = (await api("POST", `/checkout/${cart}/`, { token: customer.token, body: form })).body.id
  unitId = (await sql("select unit_id from rental_reservation where order_id = $1", orderId))[0].unit_id
})

const report = async (query = "from=2026-12&to=2027-01") =>
  (await admin<StaffReports>("GET", `/admin/rental/reports?${query}`)).body
async function pricePerDay() {
  const [{ price }] = await sql(
    `select (metadata->'rental'->>'pricePerDay')::int as price from order_line_item
      where id = (select order_line_id from rental_reservation where order_id = $1)`,
    orderId,
  )
  return price as number
}
/** Per cent of a week's days that the one rental takes: the last week of the year whole, then Monday and Tuesday. */
const expected = (week: number, units: number) =>
  Math.round((100 * (week === 5 ? 7 : week === 6 ? 2 : 0)) / (7 * units))
const francs = (rappen: number) => (rappen / 100).toFixed(2)

describe("GET /admin/rental/reports", () => {
  it("counts a unit's days without Sundays, and rent in the month of each day", async () => {
    const { months, utilisation, rent } = await report()
    expect(months).toEqual(["2026-12", "2027-01"])
    const unit = utilisation.find(({ unit_id }) => unit_id === unitId)
    // Monday 28 December to Tuesday 5 January: four days, then four, the 3rd being a Sunday.
    expect(unit).toMatchObject({ product: "RTC 360", rented_days: 8, blocked_days: 0, available_days: 27 + 26 })
    const price = await pricePerDay()
    expect(rent).toEqual([
      {
        ...{ product_id: product.id, product: "RTC 360" },
        ...{ months: [francs(4 * price), francs(4 * price)], total: francs(8 * price) },
      },
    ])
  })

  it("shares what a rent by rates came to by its days, extensions included, and loses no Rappen of it", async () => {
    const { id } = await demoProduct("mobile-mapping-set")
    // A week and two days, of which a single one comes to no whole Rappen.
    const cart = await cartWithRental("mobile-mapping-set", ["2027-08-26", "2027-09-03"])
    const form = checkoutForm(customer.email, { company: "Muster AG", first_name: "Anna", last_name: "Muster" })
    const placed = await api("POST", `/checkout/${cart}/`, { token: customer.token, body: form })
    const order = (await api("GET", `/orders/${placed.body.id}/`, { token: customer.token })).body
    const rentOf = async () =>
      (await report("from=2027-08&to=2027-09")).rent.find(({ product_id }) => product_id === id)
    // 26, 27, 28, 30 and 31 August, 1 to 3 September.
    expect(order.rentalitems[0]).toMatchObject({ display_quantity: "8 Tage", subtotal: "2535.00" })
    expect(await rentOf()).toMatchObject({ months: ["1584.38", "950.62"], total: "2535.00" })

    const path = `/orders/${order.id}/items/${order.rentalitems[0].id}/extension/`
    const body = { rentalenddate: "2027-09-06", confirmed_price: "585.00" }
    const extended = await api("POST", path, { token: customer.token, body })
    expect(extended.status, JSON.stringify(extended.body)).toBe(200)
    // 10 days for a week and four days.
    expect(await rentOf()).toMatchObject({ months: ["1560.00", "1560.00"], total: "3120.00" })
  })

  it("counts what a customer with a discount was charged, not the list's price", async () => {
    const regular = await signedInCustomer()
    await discounted(regular, { kind: "rental" })
    const cart = await cartWithRental("rtc-360", ["2027-10-05", "2027-10-07"], { token: regular.token })
    const placed = await api("POST", `/checkout/${cart}/`, { token: regular.token, body: checkoutForm(regular.email) })
    expect(placed.status, JSON.stringify(placed.body)).toBe(200)
    const { rent } = await report("from=2027-10&to=2027-10")
    expect(rent.find(({ product_id }) => product_id === product.id)).toMatchObject({ total: "783.00" })
  })

  it("counts blocked days as not available, and only those within the months", async () => {
    const block = { kind: "repair", starts_on: "2027-01-25", ends_on: "2027-02-10", note: "" }
    await admin("POST", "/admin/rental/blocks", { ...block, unit_id: unitId })
    const unit = (await report("from=2027-01&to=2027-01")).utilisation.find(({ unit_id }) => unit_id === unitId)
    expect(unit).toMatchObject({ rented_days: 4, blocked_days: 6, available_days: 20 })
  })

  it("keeps the days of a block that staff ended early, once", async () => {
    await sql(
      `insert into rental_reservation (id, product_id, unit_id, kind, start_day, end_day, window_start, window_end)
       values ('rres_ended', $1, $2, 'repair', '2026-11-16', '2026-12-05', '2026-11-16', '2026-12-05')`,
      product.id,
      unitId,
    )
    expect((await admin("DELETE", "/admin/rental/blocks/rres_ended")).status).toBe(200)
    expect((await admin("DELETE", "/admin/rental/blocks/rres_ended")).status).toBe(404)
    const unit = (await report("from=2026-11&to=2026-12")).utilisation.find(({ unit_id }) => unit_id === unitId)
    // Monday to Monday without a Sunday; today, 24 November, it is free.
    expect(unit).toMatchObject({ blocked_days: 7 })
    await sql("delete from rental_reservation where id = 'rres_ended'")
  })

  it("says how full the coming weeks are", async () => {
    const { weeks, load } = await report()
    expect(weeks.slice(0, 2)).toEqual(["2026-11-23", "2026-11-30"])
    const { units, weeks: percents } = load.find(({ product_id }) => product_id === product.id) ?? {
      units: 0,
      weeks: [],
    }
    expect(percents).toEqual(weeks.map((_monday, week) => expected(week, units)))
  })

  it("answers the last twelve months unless asked otherwise", async () => {
    expect(await report("")).toMatchObject({ from: "2025-12", to: "2026-11" })
  })

  it.each([
    ["from=2026-13&to=2027-01", "from"],
    ["from=2027-01&to=2026-12", "to"],
    ["from=2024-01&to=2026-12", "to"],
    ["to=1999-01", "to"],
    ["to=2026-01&to=2026-02", "to"],
  ])("refuses '%s'", async (query, field) => {
    const { status, body } = await admin("GET", `/admin/rental/reports?${query}`)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })
})

const fetched = async (path: string, isStaff = true, headers: Record<string, string> = {}) =>
  fetch(`${target().baseUrl}${path}`, {
    headers: { ...headers, ...(isStaff ? { authorization: `Bearer ${await staffToken()}` } : {}) },
  })

describe("a report for Excel", () => {
  it.each([
    ["auslastung", "Produkt;Seriennummer;Miettage;Tage gesperrt;Verfügbare Tage;Auslastung in %"],
    ["mieterloes", "Produkt;CHF 2026-12;CHF 2027-01;CHF Total"],
    ["bestellungen", "Datum;Bestellung;Firma;Person;E-Mail;Referenz;CHF nach Liste;CHF Rabatt;CHF Zwischensumme"],
    ["belegung", "Produkt;Geräte in Betrieb;Woche ab 2026-11-23 in %"],
  ])("%s.csv has the mark of UTF-8, semicolons and headings", async (name, headings) => {
    const answer = await fetched(`/admin/rental/reports/${name}.csv?from=2026-12&to=2027-01`)
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8")
    expect(answer.headers.get("content-disposition")).toContain(`${name}_2026-12_2027-01.csv`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 3).toString("hex")).toBe("efbbbf")
    expect(bytes.subarray(3).toString()).toMatch(new RegExp(`^${headings.replace(/[.?*+]/g, "\\$&")}`))
  })

  it("isn't there by another name", async () => {
    for (const name of ["umsatz.csv", "constructor.csv", "auslastung"]) {
      expect((await fetched(`/admin/rental/reports/${name}`)).status).toBe(404)
    }
  })
})

describe("the calendar of the fleet", () => {
  const feed = async (method: string, of: { product_id?: string } = {}) => {
    const query = method === "POST" ? "" : `?${new URLSearchParams(of)}`
    const body = method === "POST" ? of : undefined
    return admin<{ url: string | null }>(method, `/admin/rental/calendar-feed${query}`, body)
  }
  const open = (url: string | null, headers = {}) => fetched(new URL(url ?? "").pathname, false, headers)

  it("is opened by its address alone, and names orders and companies, never persons", async () => {
    expect((await feed("GET", { product_id: product.id })).body).toEqual({ url: null })
    const { status, body } = await feed("POST", { product_id: product.id })
    expect(status).toBe(201)
    expect((await feed("GET", { product_id: product.id })).body).toEqual(body)
    const answer = await open(body.url)
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8")
    expect(answer.headers.get("cache-control")).toBe("private, max-age=300")
    const text = (await answer.text()).replaceAll("\r\n ", "")
    expect(text).toMatch(/SUMMARY:RTC-00\d: Miete W-\d+ =Planbar AG/)
    expect(text).toMatch(/DTSTART;VALUE=DATE:20261228\r\nDTEND;VALUE=DATE:20270106/)
    expect(text).toContain("SUMMARY:Geschlossen: Auffahrt")
    expect(text).not.toMatch(/Anna|Muster\b/)
    const again = await open(body.url, { "if-none-match": answer.headers.get("etag") ?? "" })
    expect(again.status).toBe(304)
  })

  it("is opened by nothing else: not by an old address, nor by a changed one", async () => {
    const { url: old } = (await feed("POST")).body
    const { url } = (await feed("POST")).body
    expect((await open(url)).status).toBe(200)
    expect((await open(old)).status).toBe(404)
    expect((await open(url?.replace(/.{5}\.ics$/, "AAAAA.ics") ?? null)).status).toBe(404)
    expect((await feed("DELETE")).status).toBe(200)
    expect((await open(url)).status).toBe(404)
    expect((await feed("DELETE")).status).toBe(404)
  })

  it("is refused for what isn't rented out", async () => {
    const { status, body } = await feed("POST", { product_id: "prod_unknown" })
    expect([status, Object.keys(body)]).toEqual([400, ["product_id"]])
  })
})

it("reads what stood on each unit from the index of its history alone, however long that is", async () => {
  const query = `with ${STOOD} select * from stood`.replace(/:(first|last)\b/g, "'2026-11-24'")
  await sql("vacuum analyze rental_reservation") // what was just written isn't known to be seen by all
  for (const scan of ["seqscan", "bitmapscan"]) await sql(`set enable_${scan} = off`)
  const plan = await sql<{ "QUERY PLAN": string }>(`explain (costs off) ${query}`)
  for (const scan of ["seqscan", "bitmapscan"]) await sql(`reset enable_${scan}`)
  const scans = plan.map((row) => row["QUERY PLAN"]).filter((line) => /scan.* on rental_reservation/i.test(line))
  expect(scans.length).toBeGreaterThan(0)
  for (const scan of scans) expect(scan).toMatch(/Index Only Scan .*using rental_reservation_history/)
})
