import { expect, it, vi } from "vitest"
import { calendarDay, type EventContext, type ExtensionRental, type ShopEvent } from "#extension"
import extension from "../extension"

const event: ShopEvent = {
  id: "evt_1",
  type: "rental.handed_over",
  version: 1,
  occurred_at: "2026-11-24T08:00:00.000Z",
  subject: { type: "rental", id: "rres_1" },
  data: {},
}
const rental: ExtensionRental = {
  id: "rres_1",
  orderId: "order_1",
  orderLineId: "ordli_1",
  productId: "prod_1",
  unitId: "runit_1",
  state: "handed_over",
  firstDay: calendarDay("2026-12-01"),
  lastDay: calendarDay("2026-12-03"),
}
const variables = { RENTAL_LOG_URL: "http://127.0.0.1:1/log", RENTAL_LOG_TOKEN: "sehr-geheim" }

function context(status: number, found: ExtensionRental | null = rental) {
  const answered = vi.fn<typeof fetch>(async () => new Response(null, { status }))
  const lent: Omit<EventContext, "env"> = {
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    signal: new AbortController().signal,
    fetch: answered,
    order: async () => null,
    rental: async () => found,
  }
  return { lent, answered }
}

it("tells the warehouse which unit goes out until when", async () => {
  const { lent, answered } = context(204)
  await extension.tell(event, lent, variables)
  const [url, init] = answered.mock.calls[0]
  expect(url).toBe(variables.RENTAL_LOG_URL)
  expect(JSON.parse(String(init?.body))).toEqual({ what: "rental.handed_over", unit: "runit_1", until: "2026-12-03" })
  expect(init?.headers).toMatchObject({ authorization: "Bearer sehr-geheim", "idempotency-key": "evt_1" })
})

it("throws when the warehouse refuses, so that it is told again", async () => {
  await expect(extension.tell(event, context(503).lent, variables)).rejects.toThrow("503")
})

it("says nothing of a rental that there isn't any more", async () => {
  const { lent, answered } = context(204, null)
  await extension.tell(event, lent, variables)
  expect(answered).not.toHaveBeenCalled()
})

it("refuses a token that is too short", () => {
  expect(extension.env.safeParse({ RENTAL_LOG_TOKEN: "kurz" }).success).toBe(false)
})
