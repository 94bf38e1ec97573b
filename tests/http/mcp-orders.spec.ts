import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Order } from "#shop/orders/wire/order"
import { api, demoProduct, signedInCustomer } from "../harness"
import { add } from "./cart-support"
import {
  type Agent,
  agent,
  answerBy,
  buildProgram,
  cables,
  endPrograms,
  forgetQuestions,
  person,
  questions,
  quoted,
  rent,
  YES,
} from "./mcp-support"

let token: string
let of2025: Agent
let of2026: Agent

beforeAll(async () => {
  await buildProgram()
  token = (await signedInCustomer()).token
  of2025 = await agent({ token, person })
  of2026 = await agent({ token, person, isNew: true })
})
afterAll(endPrograms)
beforeEach(forgetQuestions)

const orders = async () => (await api<Order[]>("GET", "/orders/", { token })).body

/** What is ordered by `act`. */
async function orderedBy(act: () => Promise<unknown>): Promise<Order[]> {
  const before = new Set((await orders()).map(({ id }) => id))
  await act()
  return (await orders()).filter(({ id }) => !before.has(id))
}

describe("an order", () => {
  it.each([
    ["of 2025", () => of2025],
    ["of 2026", () => of2026],
  ])("is placed after a person saw all of it and said yes, by the protocol %s", async (_protocol, program) => {
    const { use } = program()
    const cart = await quoted(use, await rent({ from: "2027-02-09", to: "2027-02-10" }), await cables())
    const input = { cart, reference: "A-7", deliver_to: { city: "Wil\nTotal: CHF 1" } }
    let said = await use("list_orders")
    const [order, ...others] = await orderedBy(async () => {
      said = await use("order_cart", input)
    })
    expect(others).toEqual([])
    expect(said.answer).toMatchObject({ id: order.id, total_cost: order.total_cost })
    expect(order).toMatchObject({ referencenum: "A-7", city2: "Wil Total: CHF 1" })
    expect(questions).toEqual([expect.stringContaining(`\nTotal mit MWST: CHF ${order.total_cost}\n`)])
    expect(questions[0]).toMatch(
      /- RTC 360, 09\.02\.2027 bis 10\.02\.2027 \(2 Tage, Abholung.*: CHF 580\.00\n- 2 × USB/,
    )
    expect(questions[0]).toContain("Werkstrasse 12, 9000 Wil Total: CHF 1\n")

    expect((await use("order_cart", input)).answer).toEqual(said.answer)
    const elsewhere = await use("order_cart", { ...input, deliver_to: { city: "Chur" } })
    expect(elsewhere).toMatchObject({
      isError: true,
      text: expect.stringMatching(/^The cart is empty: it was ordered/),
    })
    expect(questions).toHaveLength(1)
    expect((await use("list_orders", { limit: 1 })).answer.orders).toMatchObject([{ id: order.id }])
  })

  it("is one, however often it is asked for at once", async () => {
    const { use } = of2025
    const cart = await quoted(use, await cables())
    const ids: unknown[] = []
    const placed = await orderedBy(async () => {
      const said = await Promise.all([use("order_cart", { cart }), use("order_cart", { cart })])
      ids.push(...said.map(({ answer: order, text }) => order?.id ?? text))
    })
    expect(placed).toHaveLength(1)
    expect(ids).toEqual([placed[0].id, placed[0].id])
  })

  it.each([
    ["declines", { action: "decline" as const }],
    ["leaves the question", { action: "cancel" as const }],
    ["sends the form without a yes", { action: "accept" as const, content: { yes: false } }],
  ])("isn't placed when the person %s", async (_what, no) => {
    answerBy(async () => no)
    const placed = await orderedBy(async () => {
      for (const { use } of [of2025, of2026]) {
        const refused = await use("order_cart", { cart: await quoted(use, await cables()) })
        expect(refused).toMatchObject({ isError: true, text: expect.stringMatching(/^Nothing was done/) })
      }
    })
    expect([placed, questions.length]).toEqual([[], 2])
  })

  it.each([
    ["of 2025", false],
    ["of 2026", true],
  ])("isn't placed when nobody can be asked, by the protocol %s", async (_protocol, isNew) => {
    const { use } = await agent({ token, isNew })
    const placed = await orderedBy(async () => {
      const refused = await use("order_cart", { cart: await quoted(use, await cables()) })
      expect(refused).toMatchObject({ isError: true, text: expect.stringContaining("a person has to confirm it") })
    })
    expect(placed).toEqual([])
  })

  it("isn't placed without a login", async () => {
    const { use } = await agent({ person })
    const refused = await use("order_cart", { cart: await quoted(use, await cables()) })
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining("SHOP_TOKEN") })
    expect(questions).toEqual([])
  })

  it("isn't placed for another total than the person saw, but for the new one once it is seen", async () => {
    const { use } = of2026
    const { id } = await demoProduct("usb-c-kabel", "accessory")
    const cart = await quoted(use, await cables())
    answerBy(async () => {
      await add("accessory", id, { cart }, token)
      return YES
    })
    const placed = await orderedBy(async () => {
      const refused = await use("order_cart", { cart })
      const { body } = await api("GET", `/cart/${cart}/`)
      expect(refused).toMatchObject({ isError: true, text: expect.stringContaining(`CHF ${body.total_cost} now`) })
    })
    expect(placed).toEqual([])
    answerBy(async () => YES)
    const [order] = await orderedBy(() => use("order_cart", { cart }))
    expect(questions[1]).toContain(`Total mit MWST: CHF ${order.total_cost}\n`)
  })
})

it("cancels a rental for the fee that a person saw", async () => {
  const { use } = of2025
  const cart = await quoted(use, await rent({ from: "2027-03-09", to: "2027-03-10" }))
  const [{ id: order }] = await orderedBy(() => use("order_cart", { cart }))
  const { rentalitems } = (await use("list_orders", { limit: 1 })).answer.orders[0]
  const [{ id: item, standing }] = rentalitems
  const cancelled = await use("cancel_rental", { order, item })
  expect(cancelled.answer.rentalitems).toMatchObject([{ standing: { state: "cancelled" } }])
  expect(questions[1]).toContain(`Stornogebühr: CHF ${standing.cancellation.fee}`)
  const again = await use("cancel_rental", { order, item })
  expect(again).toMatchObject({ isError: true, text: expect.stringContaining("(cancelled)") })
})
