import { type Knex, knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { addDays, type CalendarDay, calendarDay } from "#kernel/calendar-day"
import { today } from "#platform/clock"
import { forgetOldVitals } from "#shop/vitals/commands/forget-old-vitals"
import { keepCounts } from "#shop/vitals/commands/keep-counts"
import { bucketOf, emptyHistogram } from "#shop/vitals/rules/histogram"
import type { StaffVitals } from "#shop/vitals/wire/staff-vitals"
import { sql, staff, TODAY, until } from "../harness"
import { target } from "../harness/target"
import { forgetVisits, tell, VISIT } from "./vitals-support"

let db: Knex
let admin: Awaited<ReturnType<typeof staff>>
beforeAll(async () => {
  db = knex({ client: "pg", connection: target().databaseUrl })
  admin = await staff()
  await forgetVisits()
})
afterAll(() => db.destroy())
beforeEach(() => sql("delete from web_vital"))

const rows = () =>
  sql<{ page: string; device: string; metric: string; visits: number }>(
    `select page, device, metric, (select sum(c)::int from unnest(counts) c) as visits from web_vital order by metric`,
  )
const read = async () => (await admin<StaffVitals>("GET", "/admin/vitals")).body

describe("a visit that a page tells", () => {
  const from = "127.0.1.1"

  it("is counted, and read by staff as what three of four kept to", async () => {
    for (const LCP of [1_900, 2_100, 2_100, 9_000])
      expect(await tell({ ...VISIT, values: { ...VISIT.values, LCP } }, { from })).toBe(204)
    await until("the visits to be kept", async () => (await rows())[1]?.visits === 4)
    const { days, rows: shown } = await read()
    expect(days).toBe(28)
    expect(shown.map(({ page, device, visits }) => [page, device, visits])).toEqual([
      [null, "phone", 4],
      [VISIT.page, "phone", 4],
    ])
    const { LCP, CLS, INP } = shown[1].figures
    expect(LCP).toMatchObject({ verdict: "good", visits: 4, before: null })
    expect(LCP?.p75).toBeGreaterThan(1_900)
    expect(LCP?.p75).toBeLessThan(2_400)
    expect(CLS?.verdict).toBe("good")
    expect(INP).toBeUndefined()
  })

  it("leaves nothing but its page, device and figures", async () => {
    const columns = await sql(
      "select column_name as name from information_schema.columns where table_name = 'web_vital' order by ordinal_position",
    )
    expect(columns.map(({ name }) => name)).toEqual(["day", "page", "device", "metric", "counts"])
    expect(await tell(VISIT, { from, headers: { cookie: "connect.sid=x", "user-agent": "Ganz Eigener/1.0" } })).toBe(
      204,
    )
    await until("the visit to be kept", async () => (await rows()).length === 3)
    expect(await sql("select distinct day::text as day from web_vital")).toEqual([{ day: TODAY }])
  })
})

describe("what isn't a visit", () => {
  const from = "127.0.1.2"
  const values = (given: object) => ({ ...VISIT, values: given })

  it.each<[string, unknown]>([
    ["nothing", ""],
    ["no JSON", "{"],
    ["a list", []],
    ["a page that there isn't", { ...VISIT, page: "/mieten/rtc-360" }],
    ["another kind of device", { ...VISIT, device: "tablet" }],
    ["a field more", { ...VISIT, visitor: "anna@example.ch" }],
    ["another metric", values({ FID: 3 })],
    ["no metric", values({})],
    ["text for a figure", values({ LCP: "2100" })],
    ["less than nothing", values({ LCP: -1 })],
    ["more than a number", '{"page":"/faq","device":"phone","values":{"LCP":1e999}}'],
    ["a prototype", '{"page":"/faq","device":"phone","values":{"__proto__":{"LCP":1}}}'],
  ])("is refused: %s", async (_case, body) => expect(await tell(body, { from })).toBe(400))

  it("is refused in another format, or too long", async () => {
    expect(await tell(VISIT, { from, headers: { "content-type": "text/plain" } })).toBe(400)
    expect(await tell({ ...VISIT, page: "/".repeat(2_000) }, { from })).toBe(413)
  })

  it("is refused from pages of elsewhere and from nowhere", async () => {
    for (const site of ["cross-site", "same-site", "none"])
      expect(await tell(VISIT, { from, headers: { "sec-fetch-site": site } })).toBe(400)
  })

  it("leaves nothing, and nothing else is at its address", async () => {
    expect(await rows()).toEqual([])
    expect((await fetch(`${target().baseUrl}/vitals`)).status).toBe(404)
  })
})

describe("whoever wants to fill the database", () => {
  it("is told to come later by the hundred and twentieth visit of a minute", async () => {
    const from = "127.0.1.3"
    const answers: number[] = []
    // A minute may end in between.
    while (answers.length < 300 && !answers.includes(429)) answers.push(await tell(VISIT, { from }))
    expect(answers.length).toBeGreaterThan(120)
    expect(answers.at(-1)).toBe(429)
    expect(await tell(VISIT, { from: "127.0.1.4" })).toBe(204)
  })

  it("adds to the same row whatever the figures are, to the last bucket at most", async () => {
    const from = "127.0.1.5"
    for (let n = 0; n < 100; n++) await tell({ ...VISIT, values: { LCP: 10 ** (n / 4) } }, { from })
    await until("the visits to be kept", async () => (await rows()).some(({ visits }) => visits >= 100))
    expect((await rows()).filter(({ metric }) => metric === "LCP")).toHaveLength(1)
  })
})

describe("what several processes keep", () => {
  const counts = emptyHistogram()
  counts[bucketOf("LCP", 5_000)] = 1
  const on = (day: CalendarDay, page: string) => ({ day, page, device: "desktop", metric: "LCP", counts }) as const
  const TUESDAY = calendarDay(TODAY)

  it("is added up, whoever comes first", async () => {
    const pages = ["/a", "/b", "/c"].map((page) => on(TUESDAY, page))
    const turned = [...pages].reverse()
    await Promise.all(Array.from({ length: 20 }, (_, n) => keepCounts(db, n % 2 === 0 ? pages : turned)))
    expect((await rows()).map(({ visits }) => visits)).toEqual([20, 20, 20])
  })

  it("is compared with the four weeks before", async () => {
    for (const days of [0, 27, 28, 55, 56]) await keepCounts(db, [on(addDays(TUESDAY, -days), "/a")])
    expect((await read()).rows[0]).toMatchObject({ page: null, device: "desktop", visits: 2, visits_before: 2 })
  })

  it("is forgotten after 90 days", async () => {
    for (const days of [90, 91]) await keepCounts(db, [on(addDays(today(), -days), `/${days}`)])
    expect(await forgetOldVitals(db)).toBe(1)
    expect((await rows()).map(({ page }) => page)).toEqual(["/90"])
  })
})
