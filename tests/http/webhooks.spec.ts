import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { sql, until } from "../harness"
import { startReceiver, verify } from "../harness/webhook-receiver"
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

const made = async (...types: string[]) => (await desk.create({ url: receiver.url, types })).body

describe("what integrators are told", () => {
  it("is a rental's life in its order, signed, by ids alone", async () => {
    const { id: endpoint, secret } = await made()
    const { id, orderId, serial_number } = await orderedAlone("rtc-360")
    await handOver(id, serial_number)
    await undo(id)
    await until("all of the rental", () => receiver.of(id).length === 3)

    expect(receiver.of(id)).toEqual(["rental.booked", "rental.handed_over", "rental.changed"])
    expect(receiver.of(orderId)).toEqual(["order.placed"])
    const handedOver = receiver.heard.find(({ event }) => event.type === "rental.handed_over")!
    expect(verify(secret, handedOver)).toEqual(handedOver.event)
    expect(handedOver.headers["webhook-id"]).toBe(handedOver.event.id)
    const [row] = await sql("select * from rental_reservation where id = $1", id)
    expect(handedOver.event).toEqual({
      id: expect.stringMatching(/^evt_[0-9a-f]{32}$/),
      type: "rental.handed_over",
      version: 1,
      occurred_at: expect.stringMatching(/^2026-11-24T/),
      subject: { type: "rental", id },
      data: { order_id: orderId, order_line_id: row.order_line_id, product_id: row.product_id, unit_id: row.unit_id },
    })
    const state = await until("a note of each", async () => {
      const told = await desk.state(endpoint)
      return told?.waiting === 0 ? told : undefined
    })
    expect(state).toMatchObject({ state: "on", types: [] })
  })

  it("is what they asked for, and nothing of what was rolled back", async () => {
    const { id: endpoint } = await made("unit.blocked", "unit.released")
    const [unit] = await sql("select id from rental_unit where deleted_at is null limit 1")
    const block = { unit_id: unit.id, kind: "repair", starts_on: "2027-05-03", ends_on: "2027-05-04", note: "" }
    const { body } = await desk.admin<{ id: string }>("POST", "/admin/rental/blocks", block)
    await sql(`do $$ begin
      update rental_reservation set status = 'cancelled';
      raise exception 'no';
      exception when others then null;
    end $$`)
    await desk.admin("DELETE", `/admin/rental/blocks/${body.id}`)
    await until("both", () => receiver.heard.length === 2)
    expect(receiver.of(unit.id)).toEqual(["unit.blocked", "unit.released"])
    expect((await desk.deliveries(endpoint)).count).toBe(2)
  })

  it("is told once more to whoever refused, the same event, and nothing of its subject overtakes it", async () => {
    const { id: endpoint } = await made("rental.booked", "rental.handed_over")
    receiver.answers(({ event }) => (event.type === "rental.booked" ? 422 : 204))
    const { id, serial_number } = await orderedAlone("rtc-360")
    await handOver(id, serial_number)
    await until("the refusal", async () => (await desk.deliveries(endpoint)).deliveries[1]?.last_status === 422)
    expect(await desk.deliveries(endpoint)).toMatchObject({
      count: 2,
      deliveries: [
        { type: "rental.handed_over", state: "waiting", attempts: 0 },
        { type: "rental.booked", state: "waiting", last_error: "HTTP 422" },
      ],
    })
    expect(await desk.state(endpoint)).toMatchObject({ state: "on", waiting: 2 })
    receiver.answers(() => 200)
    await letPausesPass()
    await until("both", () => receiver.of(id).includes("rental.handed_over"))
    expect(receiver.of(id).at(-2)).toBe("rental.booked")
    const [first, second] = receiver.heard.filter(({ event }) => event.type === "rental.booked")
    expect(second.event.id).toBe(first.event.id)
    await undo(id)
  })

  it.each([
    ["is away", "nothing" as const, false],
    ["fails at all", 503, true],
    ["asks to wait", 429, false],
  ])("waits, and is complete and in order, when the receiver %s", async (_what, answer, isAttempt) => {
    const { id: endpoint } = await made("rental.booked", "rental.handed_over", "rental.changed")
    receiver.answers(() => answer)
    const { id, serial_number } = await orderedAlone("rtc-360")
    await until("it rests", async () => (await desk.state(endpoint))?.state === "resting")
    await handOver(id, serial_number)
    await undo(id)
    receiver.heard.length = 0
    receiver.answers(() => 204)
    await letPausesPass()
    await until("all", () => receiver.of(id).length === 3)
    expect(receiver.of(id)).toEqual(["rental.booked", "rental.handed_over", "rental.changed"])
    const told = async () => (await desk.deliveries(endpoint)).deliveries
    await until("a note of each", async () => (await told()).every(({ state }) => state === "delivered"))
    expect(
      (await told()).map(({ attempts }) => attempts > 1),
      "what nobody answered was no attempt",
    ).toEqual([false, false, isAttempt])
    await until("it doesn't rest", async () => (await desk.state(endpoint))?.state === "on")
  })

  it("isn't taken to where a redirection leads", async () => {
    const { id } = await made()
    receiver.answers(() => 302)
    await desk.does(id, "test")
    await until("its refusal", async () => (await desk.deliveries(id)).deliveries[0]?.last_status === 302)
    expect(receiver.heard.map(({ event }) => event.type)).toEqual(["webhook.test"])
  })

  it("is told while others take their time to answer", async () => {
    const slow = await startReceiver()
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    slow.answers(() => gate.then(() => 204))
    try {
      const { id: slowly } = (await desk.create({ url: slow.url, types: ["unit.blocked"] })).body
      for (let event = 0; event < 12; event++) await desk.does(slowly, "test")
      const { id } = await made("unit.blocked")
      await desk.does(id, "test")
      await until("the other's event", () => receiver.heard.length === 1)
      const { deliveries } = await desk.deliveries(slowly)
      expect(deliveries.filter(({ state, last_error }) => state !== "waiting" || last_error !== null)).toEqual([])
      letGo()
      await until("the slow one's", () => slow.heard.length === 12)
    } finally {
      letGo()
      await slow.stop()
    }
  })

  it("is kept while it is switched off, and told when it is on again", async () => {
    const { id } = await made("unit.blocked")
    await desk.does(id, "switch", { is_on: false })
    const [unit] = await sql("select id from rental_unit where deleted_at is null limit 1")
    const block = { unit_id: unit.id, kind: "repair", starts_on: "2027-06-07", ends_on: "2027-06-08", note: "" }
    await desk.admin("POST", "/admin/rental/blocks", block)
    expect(await desk.state(id)).toMatchObject({ state: "off", off_reason: "staff", waiting: 1 })
    await desk.does(id, "switch", { is_on: true })
    await until("the event", () => receiver.of(unit.id).length === 1)
  })
})
