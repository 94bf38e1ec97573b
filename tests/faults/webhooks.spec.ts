import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { sql, staff, until } from "../harness"
import { startReceiver } from "../harness/webhook-receiver"
import { letLeasesPass, letPausesPass } from "../http/webhook-support"
import { ownShops } from "./shop"
import { randomNumbers, SEED, volume } from "./volume"

const KILLS = volume(2, Number(process.env.FAULT_KILLS ?? 500))
/** A start on a busy machine, and what is told meanwhile. */
const LONGEST_KILL_MS = 30_000
/** Most of what a kill leaves untold is told at the end. */
const REST_OF_A_KILL_MS = 2_000
const LOOK_MS = 200
/** Blocks that begin and end at each kill, on units of their own as far as there are so many. */
const BLOCKS = 12
const LONGEST_MS = 400

interface Told {
  id: string
  subject_id: string
}

describe(`the process that tells dies ${KILLS} times, and so does the receiver (seed ${SEED})`, () => {
  const shops = ownShops("webhooks", 1)
  const random = randomNumbers()
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  const heard: Told[] = []

  /** Hears most, refuses some, and of some it dies before the answer. */
  async function openReceiver(port = 0) {
    receiver = await startReceiver(port)
    receiver.answers(({ event }) => {
      const lot = random()
      if (lot < 0.1) return 503
      heard.push({ id: event.id, subject_id: event.subject.id })
      return lot < 0.2 ? "nothing" : 204
    })
  }
  async function reopenReceiver() {
    const { port } = receiver
    await receiver.stop()
    await openReceiver(port)
  }

  /** Written by whoever writes them: the database makes events of them. */
  const changeUnits = () =>
    sql(
      `with unit as (select id, product_id from rental_unit where deleted_at is null order by random() limit ${BLOCKS})
       insert into rental_reservation
              (id, product_id, unit_id, kind, status, start_day, end_day, window_start, window_end, created_at, updated_at)
       select 'rres_' || gen_random_uuid(), product_id, id, 'other', 'reserved', '2031-01-06', '2031-01-07', '2031-01-06',
              '2031-01-07', now(), now() from unit`,
    ).then(() =>
      sql(
        "update rental_reservation set status = 'cancelled', updated_at = now() where start_day = '2031-01-06' and status = 'reserved'",
      ),
    )

  beforeAll(async () => {
    await openReceiver()
    const admin = await staff()
    const { status } = await admin("POST", "/admin/webhooks", {
      url: receiver.url,
      types: ["unit.blocked", "unit.released"],
    })
    expect(status).toBe(201)
  })
  afterAll(() => receiver.stop())

  const timeout = Math.max(180_000, KILLS * LONGEST_KILL_MS)
  it("and nothing is missed, nothing of a unit comes before what happened to it earlier", { timeout }, async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      await changeUnits()
      await letLeasesPass()
      await sleep(random() * LONGEST_MS)
      if (random() < 0.3) await reopenReceiver()
      await shops.processes[0].kill()
      await shops.start()
    }
    receiver.answers(({ event }) => {
      heard.push({ id: event.id, subject_id: event.subject.id })
      return 204
    })
    await letLeasesPass()
    await until(
      "all to be told",
      async () => {
        await letPausesPass()
        await sleep(LOOK_MS)
        const [{ open }] = await sql("select count(*)::int as open from outbox_delivery where ended_at is null")
        return open === 0
      },
      20_000 + KILLS * REST_OF_A_KILL_MS,
    )

    const happened = await sql<Told>("select id, subject_id from outbox_event order by position")
    expect(happened).toHaveLength(KILLS * BLOCKS * 2)
    const first = heard.filter(({ id }, index) => heard.findIndex((one) => one.id === id) === index)
    const bySubject = (told: Told[]) => told.map(({ subject_id, id }) => `${subject_id} ${id}`)
    const inTurn = (told: Told[]) => bySubject(told.toSorted((a, b) => a.subject_id.localeCompare(b.subject_id)))
    expect(inTurn(first)).toEqual(inTurn(happened))
  })
})
