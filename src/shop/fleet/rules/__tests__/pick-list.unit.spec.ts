import { describe, expect, it } from "vitest"
import type { CalendarDay } from "#kernel/calendar-day"
import { toPack } from "../pick-list"

const device = (order_id: string | null, due: string, serial = "S1") => ({ order_id, due: due as CalendarDay, serial })
const order = (id: string, isToSend: boolean, ...goods: string[]) => ({
  id,
  is_to_send: isToSend,
  goods: goods.map((name) => ({ name, is_alongside: name.startsWith("mit") })),
})

type Device = ReturnType<typeof device>
type Goods = { name: string; is_alongside: boolean }

const said = (devices: Device[], orders: ReturnType<typeof order>[]) =>
  toPack<Device, Goods, ReturnType<typeof order>>(devices, orders).map((pack) => [
    pack.order?.id ?? null,
    pack.devices.map(({ serial }) => serial),
    pack.goods.map(({ name }) => name),
  ])

describe("what is packed together", () => {
  it.each<[string, Parameters<typeof said>, ReturnType<typeof said>]>([
    ["nothing", [[], []], []],
    ["a device alone", [[device("o1", "2026-11-24")], [order("o1", false)]], [["o1", ["S1"], []]]],
    [
      "devices of one order",
      [[device("o1", "2026-11-24"), device("o1", "2026-11-24", "S2")], [order("o1", false)]],
      [["o1", ["S1", "S2"], []]],
    ],
    [
      "a device with what travels with it and what is sent",
      [[device("o1", "2026-11-24")], [order("o1", true, "mit Marken", "Kabel")]],
      [["o1", ["S1"], ["mit Marken", "Kabel"]]],
    ],
    [
      "a device with what travels with it, without what was sent on another day",
      [[device("o1", "2026-11-24")], [order("o1", false, "mit Marken", "Kabel")]],
      [["o1", ["S1"], ["mit Marken"]]],
    ],
    [
      "goods without what waits for its device",
      [[], [order("o1", true, "mit Marken", "Kabel")]],
      [["o1", [], ["Kabel"]]],
    ],
    ["no order of which nothing is left", [[], [order("o1", true)]], []],
    [
      "what is late first, what was only sold last",
      [
        [device("o2", "2026-11-24"), device(null, "2026-11-20", "S9")],
        [order("o1", true, "Kabel"), order("o2", false)],
      ],
      [
        [null, ["S9"], []],
        ["o2", ["S1"], []],
        ["o1", [], ["Kabel"]],
      ],
    ],
  ])("is %s", (_case, given, expected) => {
    expect(said(...given)).toEqual(expected)
  })
})
