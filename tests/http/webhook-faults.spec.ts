import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { sql, until } from "../harness"
import { startReceiver } from "../harness/webhook-receiver"
import { handOver, orderedAlone, startHandovers, undo } from "./handover-support"
import { forgetWebhooks, letPausesPass, webhookDesk } from "./webhook-support"

let desk: Awaited<ReturnType<typeof webhookDesk>>
let receiver: Awaited<ReturnType<typeof startReceiver>>

beforeAll(async () => {
  await startHandovers()
  desk = await webhookDesk()
  receiver = await startReceiver()
})
afterEach(async () => {
  receiver.answers(() => 204)
  receiver.heard.length = 0
  await forgetWebhooks()
})
afterAll(() => receiver.stop())

const SIX_DAYS_AGO = "now() - interval '6 days'"

/** A webhook whose receiver fails at one type of event. */
async function failingAt(type: string) {
  receiver.answers(({ event }) => (event.type === type ? 500 : 204))
  const { id } = (await desk.create({ url: receiver.url, types: ["rental.booked", "rental.handed_over"] })).body
  const tests = () => receiver.heard.filter(({ event }) => event.type === "webhook.test").length
  const told = async () => (await desk.deliveries(id)).deliveries
  return {
    id,
    /** Another event gets through. */
    async hearsAnother() {
      const before = tests()
      await desk.does(id, "test")
      await until("another event", () => tests() > before)
      await until("its note", async () => (await told()).filter((one) => one.state === "delivered").length > before)
    },
    failed: async () => (await told()).find((one) => one.type === type),
    untilAttempt: (attempt: number) =>
      until(`attempt ${attempt}`, async () =>
        (await told()).some((one) => one.type === type && one.attempts === attempt && one.last_status === 500),
      ),
  }
}

it("puts off what a receiver alone fails at, gives it up after five days, and tells what waited behind it", async () => {
  const { id: webhook, ...its } = await failingAt("rental.booked")
  const { id, serial_number } = await orderedAlone("rtc-360")
  await handOver(id, serial_number)
  await its.untilAttempt(1)
  await its.hearsAnother()
  await letPausesPass()
  await its.untilAttempt(2)
  expect(await desk.state(webhook)).toMatchObject({ state: "on", waiting: 2 })

  await sql(`update outbox_event set occurred_at = ${SIX_DAYS_AGO} where subject_id = $1`, id)
  await sql("update outbox_delivery set attempts = 11 where attempts = 2")
  for (const attempt of [12, 13]) {
    await its.hearsAnother()
    await letPausesPass()
    if (attempt < 13) await its.untilAttempt(attempt)
  }
  await until("its end", async () => (await its.failed())?.state === "given_up")
  await until("what came after it", () => receiver.of(id).includes("rental.handed_over"))
  expect(await desk.state(webhook)).toMatchObject({ state: "on" })
  await undo(id)
})

it("keeps others no longer than some minutes while nothing else happens", async () => {
  const { id: webhook, ...its } = await failingAt("rental.booked")
  await sql("update outbox_subscriber set failures = 8, failing_since = now() - interval '1 day'")
  await orderedAlone("rtc-360")
  await its.untilAttempt(1)
  const [{ rests_s }] = await sql(
    "select extract(epoch from retry_at - now())::int as rests_s from outbox_subscriber where id = $1",
    webhook,
  )
  expect(rests_s).toBeLessThanOrEqual(330)
  expect(rests_s).toBeGreaterThan(200)
  await its.hearsAnother()
  expect((await desk.state(webhook))?.state).toBe("on")
})

it("loses nothing of a receiver that fails at everything for days, and tells it all as soon as it hears again", async () => {
  receiver.answers(() => 502)
  const { id } = (await desk.create({ url: receiver.url, types: [] })).body
  for (let event = 0; event < 4; event++) await desk.does(id, "test")
  const all = async () => (await desk.deliveries(id)).deliveries
  await until("all to fail", async () => {
    await sql("update outbox_subscriber set retry_at = now()")
    return (await all()).every(({ last_status }) => last_status === 502)
  })
  await sql(`update outbox_event set occurred_at = ${SIX_DAYS_AGO}`)
  await sql("update outbox_delivery set attempts = 20")
  await letPausesPass()
  await until("another attempt", async () => (await all()).some(({ attempts }) => attempts > 20))
  expect((await all()).map(({ state }) => state)).toEqual(["waiting", "waiting", "waiting", "waiting"])
  expect((await desk.state(id))?.state).toBe("resting")

  await sql("update outbox_delivery set due_at = now() + interval '20 hours' where subscriber_id = $1", id)
  receiver.heard.length = 0
  receiver.answers(() => 204)
  await desk.does(id, "test")
  await until("all of it", () => receiver.heard.length === 5)
})
