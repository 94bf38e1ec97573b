import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import PDFDocument from "pdfkit"
import { extractText, getDocumentProxy } from "unpdf"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { SAMPLE_MAILS } from "#integrations/mail/__tests__/sample-mails"
import { calendarDay } from "#kernel/calendar-day"
import { monthOf } from "#kernel/month"
import type { Message, MessageValue } from "#kernel/wire/message"
import { drawPageNumbers, writtenBytes } from "#platform/pdf/file"
import { Sheet } from "#platform/pdf/sheet"
import type { ErpDocument } from "#shop/erp/data/provider"
import { account, changeOf, goods, orderOf, rent } from "#shop/erp/queries/mirror/__tests__/order-for-erp"
import { erpDocumentOfChange } from "#shop/erp/queries/mirror/change-document"
import { erpDocumentOfOrder } from "#shop/erp/queries/mirror/order-document"
import { erpPositions } from "#shop/erp/queries/mirror/positions"
import { fleetCalendar } from "#shop/fleet/queries/fleet-calendar"
import { REPORT_TABLES } from "#shop/fleet/queries/reports/tables"
import { rentalCalendar } from "#shop/orders/queries/rental-calendar"
import { publicHolidays } from "#shop/rental/rules/holidays"
import { DEFAULT_SETTINGS } from "#shop/settings/wire/default-settings"
import { waitListTable } from "#shop/wait-list/queries/staff/wait-list-table"
import type { StaffWaitListEntry } from "#shop/wait-list/wire/staff-wait-list"
import { leftInGerman, PSEUDO_TEXTS } from "#tests/harness/pseudo-texts"
import type { TextCode } from "../codes"
import { catalogues } from "../texts"

const VALUES: Record<string, MessageValue> = {
  day: "2026-12-07",
  dayInWords: "2026-12-07",
  period: { start: "2026-12-07", end: "2026-12-16" },
  chf: 12_300,
  chfWithRappen: 12_300,
}

const WAITING: StaffWaitListEntry = {
  ...{ id: "wait_1", email: "anna@example.ch", customer: { id: "cus_1", name: "Muster AG" }, product_id: "prod_1" },
  ...{ product: "RTC 360", delivery: "Abholung", starts_on: "2026-12-07", ends_on: "2026-12-09", flex_days: 0 },
  ...{ state: "waiting", since: "2026-11-24T08:00:00Z" },
  offer: { starts_on: "2026-12-07", ends_on: "2026-12-09", until: "2026-11-25T08:00:00Z" },
}

/** Every text of the catalogue, its values filled by their formats. */
const MESSAGES: Message[] = Object.entries(catalogues.de).flatMap(([area, texts]) =>
  Object.entries(texts).map(([name, text]) => ({
    code: `${area}.${name.replace(/_(one|other)$/, "")}` as TextCode,
    values: {
      count: name.endsWith("_one") ? 1 : 2,
      ...Object.fromEntries(
        [...text.matchAll(/\{\{(\w+)(?:, (\w+))?\}\}/g)].map(([, value, format]) => [value, VALUES[format ?? ""] ?? 2]),
      ),
    },
  })),
)

it("says every text of the catalogue without a German word", () => {
  expect(MESSAGES.flatMap((each) => leftInGerman(PSEUDO_TEXTS(each), []))).toEqual([])
})

describe("a mail in another language", () => {
  const sender = { company: "Muster Vermessung AG", signature: ["Musterstrasse 1, 9000 St. Gallen"] }

  it.each(SAMPLE_MAILS)("$title: says nothing in German but its content", ({ data, render }) => {
    const { subject, text, html } = render({ sender, texts: PSEUDO_TEXTS })
    const content = [data, sender]
    expect(subject).toMatch(/\p{Script=Greek}/u)
    const words = html.replace(/<[^>]+>/g, "\n").replace(/&#39;/g, "'")
    for (const part of [subject, text, words]) expect(leftInGerman(part, content)).toEqual([])
    expect(html).toContain('<html lang="el">')
  })
})

describe("a paper in another language", () => {
  it("numbers its pages in it", async () => {
    const pdf = new PDFDocument({ bufferPages: true })
    const written = writtenBytes(pdf)
    drawPageNumbers(new Sheet(pdf, () => {}), PSEUDO_TEXTS, () => 100)
    pdf.end()
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await written)), { mergePages: true })
    expect(text).toMatch(/\p{Script=Greek}/u)
    expect(leftInGerman(text, [])).toEqual([])
  })

  it("has the accounts' own lines in it", () => {
    const extras = { shippingFee: 1000, reference: "Umbau 7", texts: PSEUDO_TEXTS }
    const lines = erpPositions([], extras).flatMap((position) => position.lines)
    expect(lines).toHaveLength(2)
    expect(leftInGerman(lines.join("\n"), ["Umbau 7"])).toEqual([])
  })

  const rental = rent({ days: 9, rates: [{ days: 6, price: 130_500 }], delivery: 12_000 })
  const order = orderOf([rental, goods()], { metadata: { reference: "Umbau 7" } })
  const frame = { account, reference: { title: "Webshop W-1042", tag: "shop:order:order_1" }, texts: PSEUDO_TEXTS }
  const saidBy = (document: ErpDocument | null) => document?.positions.flatMap(({ lines }) => lines) ?? []

  it("of an order says nothing in German but its content", () => {
    const said = saidBy(erpDocumentOfOrder(order, frame))
    expect(said.join()).toMatch(/\p{Script=Greek}/u)
    expect(leftInGerman(said.join("\n"), [order])).toEqual([])
  })

  it.each(["cancellation", "extension", "late_return", "damage"] as const)(
    "of a change (%s) says nothing in German but its content",
    (kind) => {
      const change = changeOf({ kind, fee: 5_000, percent: 50, note: "Stativkopf" })
      const said = saidBy(erpDocumentOfChange(order, { change, cancelled: [change] }, frame))
      expect(said.join()).toMatch(/\p{Script=Greek}/u)
      expect(leftInGerman(said.join("\n"), [order, change])).toEqual([])
    },
  )

  it.each([...REPORT_TABLES])("%s.csv has its headings in it", async (_name, table) => {
    const empty = { raw: async () => ({ rows: [] }) } as unknown as Knex
    const today = calendarDay("2026-11-24")
    const range = { from: monthOf(today), to: monthOf(today), today }
    const [headings] = await table(empty, { ...range, texts: PSEUDO_TEXTS })
    expect(headings.length).toBeGreaterThan(2)
    expect(leftInGerman(headings.join("\n"), [])).toEqual([])
  })
})

it("has the headings and states of the wait list's table in it", () => {
  const entry = { ...WAITING, state: "offered" } as const
  const [headings, row] = waitListTable([entry], PSEUDO_TEXTS)
  expect(leftInGerman([...headings, ...row].join("\n"), [entry, "2026-11-24 09:00", "2026-11-25 09:00"])).toEqual([])
})

describe("a calendar in another language", () => {
  beforeAll(() => {
    vi.stubEnv("DATABASE_URL", "postgres://localhost/none")
    vi.stubEnv("SESSION_SECRET", "x".repeat(32))
  })
  afterAll(() => void vi.unstubAllEnvs())

  it("of an order says nothing in German but its content", () => {
    const { company } = DEFAULT_SETTINGS
    const order = orderOf([rent({ delivery: 12_000, services: [{ per: "rental", amount: 35_000 }] })])
    const calendar = rentalCalendar({ ...order, rentals: [], changes: [] }, company, PSEUDO_TEXTS) ?? ""
    const said = wordsOfCalendar(calendar)
    expect(said.join()).toMatch(/\p{Script=Greek}/u)
    expect(leftInGerman(said.join("\n"), [order, company])).toEqual([])
  })

  it("of the fleet says nothing in German but its content", async () => {
    const row = { id: "r", serial_number: "RTC-001", product: "RTC 360", shop_number: "W-1042", company: "Muster AG" }
    const days = { start: "2026-12-07", end: "2026-12-09", occupied_from: "2026-12-04", occupied_to: "2026-12-10" }
    const rows = ["rental", "repair", "calibration", "other"].map((kind) => ({
      ...row,
      ...days,
      kind,
      changed_at: new Date(0),
    }))
    const db = {
      raw: async (sql: string) => ({ rows: sql.includes("rental_closed_day") ? [] : rows }),
    } as unknown as Knex
    const today = calendarDay("2026-12-07")
    const feed = { productId: "prod", since: new Date(0), today, hostname: "shop.example.ch", texts: PSEUDO_TEXTS }
    const said = wordsOfCalendar(await fleetCalendar(db, feed))
    const holidays = publicHolidays(calendarDay("2026-11-01"), calendarDay("2027-07-01"))
    expect(said.length).toBeGreaterThan(8)
    expect(leftInGerman(said.join("\n"), [rows, holidays])).toEqual([])
  })
})

/** What people read of a calendar file, its folded lines whole again. */
const wordsOfCalendar = (file: string): string[] =>
  file
    .replace(/\r\n /g, "")
    .split("\r\n")
    .flatMap((line) => /^(?:SUMMARY|DESCRIPTION|NAME|X-WR-CALNAME):(.*)$/.exec(line)?.[1].split("\\n") ?? [])
