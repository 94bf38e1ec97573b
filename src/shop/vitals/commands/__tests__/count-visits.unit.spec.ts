import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { theLogger } from "#platform/log/shop-logger"
import { totalOf } from "../../rules/histogram"
import type { Visit } from "../../wire/visit"
import { VisitCounter } from "../count-visits"
import type { VisitCounts } from "../keep-counts"

let statements: VisitCounts[][]
let isAway: boolean
const db = {
  raw: async (_sql: string, [rows]: [string]) => {
    if (isAway) throw new Error("away")
    statements.push(JSON.parse(rows))
  },
} as unknown as Knex

beforeEach(() => {
  statements = []
  isAway = false
})

const visit = (page: string): Visit => ({ page, device: "phone", values: { LCP: 900, CLS: 0 } })
const keptOf = (rows: VisitCounts[]) => rows.map(({ page, metric, counts }) => `${page} ${metric} ${totalOf(counts)}`)

describe("visits", () => {
  it("of the same page are one row for each metric", async () => {
    const counter = new VisitCounter(db)
    for (const page of ["/faq", "/faq", "/mieten"]) counter.count(visit(page))
    await counter.stop()
    expect(statements.map(keptOf)).toEqual([["/faq LCP 2", "/faq CLS 2", "/mieten LCP 1", "/mieten CLS 1"]])
  })

  it("are kept once, and nothing without any", async () => {
    const counter = new VisitCounter(db)
    await counter.stop()
    counter.count(visit("/faq"))
    await counter.stop()
    await counter.stop()
    expect(statements).toHaveLength(1)
  })

  it("are kept a while after they came", async () => {
    const counter = new VisitCounter(db, 1)
    counter.count(visit("/faq"))
    await vi.waitFor(() => expect(statements).toHaveLength(1))
    counter.count(visit("/faq"))
    await vi.waitFor(() => expect(statements).toHaveLength(2))
  })

  it("wait while the database is away, in no more room", async () => {
    const warn = vi.spyOn(theLogger(), "warn").mockReturnValue()
    const counter = new VisitCounter(db)
    isAway = true
    counter.count(visit("/faq"))
    await counter.stop()
    counter.count(visit("/faq"))
    isAway = false
    await counter.stop()
    expect(statements.map(keptOf)).toEqual([["/faq LCP 2", "/faq CLS 2"]])
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})
