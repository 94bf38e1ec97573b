import { setTimeout as sleep } from "node:timers/promises"
import { beforeAll, describe, expect, it } from "vitest"
import { buildStorefront } from "../../scripts/lib/build/build.mjs"
import { mails, signedInCustomer, sql, until } from "../harness"
import { startTestPostgres } from "../harness/database"
import { closeSql } from "../harness/sql"
import { counted, type Outcome, startLoad } from "./load"
import { ownShops } from "./shop"
import { visitorsOf } from "./visitors"
import { randomNumbers, SEED, volume } from "./volume"
import { expectWholeOrders } from "./whole-orders"

const RESTARTS = volume(2, 30)
const VISITORS = volume(6, 16)
/** How long the database is away, at most: a restart takes a tenth of a second, a busy one some seconds. */
const LONGEST_AWAY_MS = volume(1_500, 6_000)
const RIGHT_AGAIN_MS = 5_000
/** In turn, and some of them slow, however busy the machine is. */
const ALL_ANSWERED_MS = 60_000

const isBad = ({ status }: Outcome) => status === 0 || status >= 500

describe(`the database is restarted ${RESTARTS} times under load (seed ${SEED})`, () => {
  beforeAll(buildStorefront, 120_000) // before the shop that serves it is started
  const shops = ownShops("restarted", 1)
  const random = randomNumbers()

  async function restartDatabase() {
    const server = await startTestPostgres()
    await server.stop()
    await sleep(random() * LONGEST_AWAY_MS)
    await startTestPostgres()
  }

  it("answers 503 meanwhile and nothing worse, and is right again within 5 s", async () => {
    const [{ baseUrl }] = shops.processes
    const customer = await signedInCustomer()
    const { calls, told } = await visitorsOf(baseUrl, customer)
    await closeSql()
    const load = startLoad(calls, VISITORS)
    const names = Object.keys(calls)
    const allAnsweredSince = (sinceMs: number) => {
      const isAnswered = (name: string) =>
        load.outcomes.some((outcome) => outcome.call === name && outcome.startedAtMs > sinceMs && !isBad(outcome))
      return until("all calls to be answered", () => names.every(isAnswered), ALL_ANSWERED_MS)
    }
    const recoveries: number[] = []
    await allAnsweredSince(0)

    for (let restart = 0; restart < RESTARTS; restart++) {
      await restartDatabase()
      const backAtMs = performance.now()
      await allAnsweredSince(backAtMs)
      const lastBadMs = Math.max(0, ...load.outcomes.filter(isBad).map(({ startedAtMs }) => startedAtMs))
      recoveries.push(Math.max(0, lastBadMs - backAtMs))
      await sleep(random() * 500)
    }
    const outcomes = await load.stop()

    const bad = outcomes.filter(isBad)
    console.log(
      `${outcomes.length} calls, ${bad.length} of them 503; the last one asked ${Math.round(Math.max(...recoveries))} ms after its return`,
      counted(bad),
    )
    expect(
      bad.filter(({ status }) => status !== 503).map(({ call, status, text }) => ({ call, status, text })),
    ).toEqual([])
    expect(bad.filter(({ call, retryAfter }) => call !== "ready" && retryAfter === null)).toEqual([])
    expect(Math.max(...recoveries)).toBeLessThan(RIGHT_AGAIN_MS)

    await expectWholeOrders()
    const orders = await sql(`select id from "order" where id = any($1)`, told.ordered)
    expect(orders).toHaveLength(told.ordered.length)
    const mailsTo = (email: string) => mails().filter((mail) => mail.to === email)
    await until("all mails", () => told.signedUp.every((email) => mailsTo(email).length > 0), 60_000)
    for (const email of told.signedUp) expect(mailsTo(email), email).toHaveLength(1)
  })
})
